import { once } from 'node:events'
import net from 'node:net'

/** A port of the loopback interface that nothing listens on. */
export async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  return port
}
