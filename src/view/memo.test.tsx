// @vitest-environment happy-dom
import { render } from '@testing-library/preact'
import { expect, it } from 'vitest'
import { memo } from './memo.ts'

const drawn: string[] = []
const Word = memo(({ text }: { text: string; extra?: number }) => {
  drawn.push(text)
  return <p>{text}</p>
})

it('draws a component again only when one of its props changes', () => {
  const { rerender, container } = render(<Word text="one" />)
  rerender(<Word text="one" />)
  expect(drawn).toEqual(['one'])
  rerender(<Word text="two" />)
  rerender(<Word text="two" extra={1} />)
  rerender(<Word text="two" />)
  expect(drawn).toEqual(['one', 'two', 'two', 'two'])
  expect(container.textContent).toBe('two')
})
