const { mount } = await import('/widget/index.js')
const assistant = mount(document.getElementById('out'), { endpoint: '/message', layout: 'inline', persist: 'local' })
window.ask = () => assistant.ask('How?').then(() => {})

// The other renderers draw the whole answer, so this page presses “Show the rest” as soon as the button appears.
const root = [...document.querySelectorAll('#out, #out *')].map(({ shadowRoot }) => shadowRoot).find(Boolean)
const showRest = () => root.querySelector('button.rest')?.click()
setInterval(showRest, 100)

const { settled } = window
window.settled = async () => {
  await settled()
  while (root.querySelector('button.rest')) await settled(showRest())
}
