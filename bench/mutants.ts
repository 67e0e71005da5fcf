// Puts faults into the code of a folder, one at a time, and counts those that its tests notice (StrykerJS).
// `npm run mutants` runs every folder, `npm run mutants -- state` one, `npm run mutants -- state src/state/record.ts` one
// file of it. What is known from an earlier run is not run again. Fails below 85 % in a folder that is run whole.
import { Stryker } from '@stryker-mutator/core'

/** What is mutated in each folder, and which tests run. Tables of words and pictures hold no logic to test. */
const folders: Record<string, { mutate: string[]; tests: string[] }> = {
  transport: {
    mutate: ['src/transport/**/*.ts'],
    // Left out: many thousand runs by chance, recorded streams, and faults that wait for real time. Each takes seconds
    // for every fault, and what they find is also stated by a test of its own.
    tests: ['src/transport/**/!(any-events|faults|floods|races|recordings).test.ts']
  },
  widget: {
    mutate: ['src/widget/**/*.ts'],
    tests: ['src/widget/**/*.test.ts']
  },
  state: { mutate: ['src/state/**/*.ts'], tests: ['src/state/**/*.test.ts'] },
  markdown: {
    mutate: ['src/markdown/**/*.{ts,tsx}'],
    // Left out: random answers, those that micromark reads too, and shapes that make parsers slow. Each takes seconds for
    // every fault, and what they find is also stated by a test of its own.
    tests: ['src/markdown/**/!(oracle|any-answer|pathological).test.{ts,tsx}']
  },
  view: {
    mutate: ['src/view/**/*.ts', '!src/view/labels/{panel,conversation}.ts'],
    tests: ['src/view/**/*.test.{ts,tsx}']
  },
  retrieval: {
    // Left out: the words of a language and the weights. They are tables that are measured (`npm run gate`), and every
    // fault in one would run all tests, because it is there from the start.
    mutate: ['src/service/retrieval/**/*.ts', '!src/service/retrieval/{weights.ts,analysis/languages/*/**}'],
    tests: ['src/service/retrieval/**/*.test.ts']
  },
  answering: { mutate: ['src/service/answering/**/*.ts'], tests: ['src/service/answering/**/*.test.ts'] },
  limits: { mutate: ['src/service/limits/**/*.ts'], tests: ['src/service/limits/**/*.test.ts'] },
  jobs: { mutate: ['src/service/jobs/**/*.ts'], tests: ['src/service/jobs/**/*.test.ts'] },
  http: { mutate: ['src/service/http/**/*.ts'], tests: ['src/service/http/**/*.test.ts'] }
}

const required = 85
const [name, ...files] = process.argv.slice(2)
const chosen = Object.entries(folders).filter(([folder]) => !name || folder === name)
if (!chosen.length) {
  console.error(`There is no folder ${name}. There are ${Object.keys(folders).join(', ')}.`)
  process.exit(2)
}

for (const [folder, { mutate, tests }] of chosen) {
  // The tests’ own configuration reads this in the processes that run them.
  process.env.MUTANTS_TESTS = tests.join('\n')
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'bench/mutants.config.ts', related: false },
    mutate: files.length ? files : [...mutate, '!src/**/*.test.*', '!src/**/testing/**'],
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTANTS_CONCURRENCY ?? 2),
    incremental: true,
    incrementalFile: `test-results/mutants/${folder}.json`,
    tempDirName: `test-results/mutants/${folder}`,
    ignorePatterns: ['dist', 'test-results', 'public'],
    reporters: ['clear-text'],
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false }
  }).runMutationTest()
  const counted = results.filter(({ status }) => !['CompileError', 'RuntimeError', 'Ignored'].includes(status))
  const killed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const percent = (100 * killed) / counted.length
  console.log(`${folder}: ${killed} of ${counted.length} faults noticed, ${percent.toFixed(1)} %`)
  if (!files.length && !(percent >= required)) process.exitCode = 1
}
