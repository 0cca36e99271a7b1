import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A way to the host that loses what it is told to. */
export async function openConnection(host: string) {
  let isLost = (_url: string) => false
  const server = http.createServer((request, response) => {
    const { method, headers, url = '/' } = request
    if (isLost(url)) {
      request.socket.destroy()
      return
    }
    const onward = http.request(new URL(url, host), { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose: (what: RegExp) => {
      isLost = (url) => what.test(url)
    },
    restore: () => {
      isLost = () => false
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
