const text = document.createTextNode('')
document.getElementById('out').style.whiteSpace = 'pre-wrap'
document.getElementById('out').append(text)

window.ask = () => {
  text.data = ''
  return window.readDeltas(deltas => {
    text.data += deltas.join('')
  })
}
