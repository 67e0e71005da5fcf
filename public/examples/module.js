import { mount } from '/widget/index.js'

const assistant = mount({ domain: '%DOMAIN%', assistantKey: '%ASSISTANT_KEY%' })

document.getElementById('open').addEventListener('click', () => assistant.open())
