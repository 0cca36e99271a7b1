import { once } from 'node:events'
import net from 'node:net'

/** Occupies a free port of the loopback interface, which the system picks, until `leave()`. */
export async function occupyPort() {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  return { port, leave: () => new Promise((resolve) => server.close(resolve)) }
}

/** A port of the loopback interface that nothing listens on. */
export async function freePort() {
  const { port, leave } = await occupyPort()
  await leave()
  return port
}
