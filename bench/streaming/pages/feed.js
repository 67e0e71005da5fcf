// Streams the same answer to every renderer at the same pace: one chunk of the body in each frame.

const encoder = new TextEncoder()
const event = chunk => `data: ${JSON.stringify(chunk)}\n\n`
let chunks = []

/** Prepares the chunks of the next answer, before anything is measured. */
window.prepare = (deltas, perFrame) => {
  chunks = []
  for (let at = 0; at < deltas.length; at += perFrame) {
    const events = deltas.slice(at, at + perFrame).map(delta => event({ type: 'text-delta', id: 't', delta }))
    chunks.push(encoder.encode(events.join('')))
  }
  const id = `a${performance.now()}`
  chunks.unshift(encoder.encode(event({ type: 'start', messageId: id }) + event({ type: 'text-start', id: 't' })))
  chunks.push(encoder.encode(event({ type: 'text-end', id: 't' }) + event({ type: 'finish' })))
}

const body = () => {
  const rest = [...chunks]
  return new ReadableStream({
    start(controller) {
      const next = () => {
        controller.enqueue(rest.shift())
        if (rest.length) requestAnimationFrame(next)
        else controller.close()
      }
      requestAnimationFrame(next)
    }
  })
}

const { fetch } = window
window.fetch = (address, init) => {
  if (!String(address).endsWith('/message')) return fetch(address, init)
  const headers = { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' }
  return Promise.resolve(new Response(body(), { headers }))
}

/** Reads the answer with as little work as possible: calls `write` with the deltas of each chunk. */
window.readDeltas = async write => {
  const reader = (await window.fetch('/message')).body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (rest + value).split('\n\n')
    rest = events.pop()
    const parsed = events.map(line => JSON.parse(line.slice(6)))
    const deltas = parsed.filter(({ type }) => type === 'text-delta').map(({ delta }) => delta)
    if (deltas.length) write(deltas)
  }
}

/** Waits until the whole answer is drawn. */
window.settled = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  await new Promise(resolve => requestIdleCallback(resolve, { timeout: 2000 }))
}

/** The text of the page, including that in shadow roots. */
window.shown = () => {
  const all = root => [...root.querySelectorAll('*')].flatMap(one => (one.shadowRoot ? all(one.shadowRoot) : []))
  const hosts = [...document.querySelectorAll('*')].filter(one => one.shadowRoot)
  const texts = hosts.map(({ shadowRoot }) => [...shadowRoot.children, ...all(shadowRoot)].map(one => one.textContent))
  return [document.body.textContent, ...texts.flat()].join('')
}
