const { mount } = await import('/widget/index.js')
const assistant = mount(document.getElementById('out'), { endpoint: '/message', layout: 'inline', persist: 'local' })
window.ask = () => assistant.ask('How?').then(() => {})
