import { expect, it } from 'vitest'
import { documentations, isPresent, readPages } from '../questions/index.ts'
import { everydayQuestions } from './questions.ts'

it.each(documentations.filter(({ name }) => everydayQuestions[name]))(
  'everyday questions about $name name pages that exist',
  async documentation => {
    const questions = everydayQuestions[documentation.name] ?? []
    expect(new Set(questions.map(({ question }) => question.toLowerCase())).size).toBe(questions.length)
    expect(questions.every(({ places }) => places.length > 0)).toBe(true)
    if (!isPresent(documentation)) return
    const pages = new Set([...(await readPages(documentation.folder)).keys()].map(path => path.replace(/\/$/, '')))
    const wrong = questions.flatMap(({ places }) =>
      places.filter(place => !pages.has(place.replace(/\/?(?:#.*)?$/, '')))
    )
    expect(wrong).toEqual([])
  }
)
