import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const View = ({ draw }) => {
  const [state, setState] = useState({ text: '', streaming: false })
  useEffect(() => {
    window.ask = async () => {
      setState({ text: '', streaming: true })
      await window.readDeltas(deltas => setState(({ text }) => ({ text: text + deltas.join(''), streaming: true })))
      setState(({ text }) => ({ text, streaming: false }))
    }
  }, [])
  return draw(state)
}

/** Draws the answer with a React component, which renders again at each chunk. */
export const drawBy = draw => createRoot(document.getElementById('out')).render(createElement(View, { draw }))
