import { mount } from '../widget/index.js'

const assistant = mount({
  domain: '%DOMAIN%',
  assistantKey: '%ASSISTANT_KEY%',
  baseUrl: new URL('..', import.meta.url).href
})

document.getElementById('open').addEventListener('click', () => assistant.open())
