import { isObject } from '../../../shared/objects.ts'
import type { PartProps } from './contract.ts'
import { lineOf } from './text.ts'

/** Data of the service’s own: meant for a program, so that it is shown only where it brings words for a reader. */
export const DataPart = ({ part: { data } }: PartProps) => {
  const words = isObject(data) ? wordFields.map(name => data[name]).find(value => lineOf(value)) : data
  const line = lineOf(words)
  return line ? <p dir="auto">{line}</p> : null
}

const wordFields = ['message', 'text', 'label']
