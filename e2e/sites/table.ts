import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'

const columns = ['links', 'anchors', 'markup', 'theme', 'search', 'navigation', 'passages']

/** Prints a table of sites and checks. It sums the annotations of a site’s tests, such as “links 3/4”. */
export default class TableReporter implements Reporter {
  #sites = new Map<string, Map<string, [good: number, all: number]>>()

  onTestEnd(test: TestCase, result: TestResult) {
    const [name = ''] = test.titlePath().slice(3)
    const counted = result.annotations.filter(({ type }) => columns.includes(type))
    if (!counted.length) return
    const site = this.#sites.get(name) ?? new Map()
    this.#sites.set(name, site)
    for (const { type, description = '' } of counted) {
      const [good = 0, all = 0] = description.split('/').map(Number)
      const [goodBefore, allBefore] = site.get(type) ?? [0, 0]
      site.set(type, [goodBefore + good, allBefore + all])
    }
  }

  onEnd() {
    console.log(['\nsite'.padEnd(15), ...columns.map(column => column.padStart(11))].join(''))
    for (const [name, site] of [...this.#sites].sort()) {
      const cells = columns.map(column => (site.get(column)?.join('/') ?? '–').padStart(11))
      console.log([name.padEnd(14), ...cells].join(''))
    }
  }
}
