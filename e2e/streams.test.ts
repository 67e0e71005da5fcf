import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readCorpora } from '../src/transport/testing/corpora.ts'
import { makeRecordings, type Recording } from '../src/transport/testing/recordings.ts'
import { readWithOurs } from '../src/transport/testing/sdk-readers.ts'
import { type Summary, summaryOf } from '../src/transport/testing/summary.ts'
import type { Assistant } from '../src/widget/handle.ts'
import { expect, slow, test } from './test.ts'

/** Answers the question “7” with `recordings[7]`, over a real socket. */
const replay = async (recordings: Recording[]) => {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const recording = recordings[Number(JSON.parse(body || '{}').messages?.at(-1).parts[0].text)]
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-expose-headers': '*'
    }
    if (!recording) return response.writeHead(204, cors).end()
    // Leaves out hop-by-hop headers, which this server sets itself.
    const { connection, 'keep-alive': _, 'transfer-encoding': __, ...headers } = recording.headers
    response.writeHead(200, { ...headers, ...cors })
    for (let at = 0; at < recording.body.length; at += 700) response.write(recording.body.subarray(at, at + 700))
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

test(
  'the built widget reads every recorded stream of versions 4 to 7 as its source does',
  slow,
  async ({ page, site }) => {
    const recordings = [...(await makeRecordings()), ...readCorpora()]
    const { server, url } = await replay(recordings)
    await page.route('**/blank.html', route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Blank</title>' })
    )
    await page.goto(`${site}/blank.html`)
    const read = await page.evaluate(
      async ([endpoint, count]) => {
        const path = '/widget/index.js'
        const { mount } = (await import(path)) as { mount(options: object): Assistant }
        const assistant = mount({ endpoint, persist: 'none' })
        const answers = []
        for (let index = 0; index < count; index++) {
          const failed = await assistant.ask(String(index)).then(
            () => false,
            () => true
          )
          const last = assistant.messages.at(-1)
          answers.push({ failed, parts: last?.role === 'assistant' ? last.parts : [] })
        }
        return answers
      },
      [url, recordings.length] as const
    )
    server.close()

    const content = ({ finish, ...rest }: Summary) => rest
    for (const [index, recording] of recordings.entries()) {
      const { version, name, headers, body } = recording
      const expected = await readWithOurs(new Response(body, { headers }))
      const { parts, failed } = read[index] ?? { parts: [], failed: false }
      expect({
        version,
        name,
        ...content(
          summaryOf(
            parts.map(part => ({ ...part })),
            undefined,
            failed
          )
        )
      }).toEqual({
        version,
        name,
        ...content(expected)
      })
    }
    expect(read.filter(({ parts }) => parts.some(part => part.type === 'text')).length).toBeGreaterThan(
      recordings.length / 2
    )
  }
)
