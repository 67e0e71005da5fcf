import { default_renderer, parser, parser_end, parser_write } from 'streaming-markdown'

window.ask = async () => {
  const out = document.getElementById('out')
  out.textContent = ''
  const markdown = parser(default_renderer(out))
  await window.readDeltas(deltas => {
    for (const delta of deltas) parser_write(markdown, delta)
  })
  parser_end(markdown)
}
