import { isObject } from '../../../shared/objects.ts'
import type { PartProps } from './contract.ts'
import { lineOf } from './text.ts'

/** A data part of the service. Data is meant for programs, so only a text for readers in it is shown. */
export const DataPart = ({ part: { data } }: PartProps) => {
  const words = isObject(data) ? wordFields.map(name => data[name]).find(value => lineOf(value)) : data
  const line = lineOf(words)
  return line ? <p dir="auto">{line}</p> : null
}

const wordFields = ['message', 'text', 'label']
