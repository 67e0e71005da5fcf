import 'deep-chat'

const chat = document.createElement('deep-chat')
chat.style.width = '420px'
chat.style.height = '700px'
let finished = () => {}
chat.connect = {
  stream: true,
  async handler(_, signals) {
    signals.onOpen()
    await window.readDeltas(deltas => signals.onResponse({ text: deltas.join('') }))
    signals.onClose()
    finished()
  }
}
document.getElementById('out').append(chat)

window.ask = () =>
  new Promise(resolve => {
    finished = resolve
    chat.submitUserMessage({ text: 'How?' })
  })
