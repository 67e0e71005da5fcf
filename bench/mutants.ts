// Mutation testing: StrykerJS puts faults into the code of a folder, one at a time, and counts those that tests notice.
// `npm run mutants` runs every folder, `npm run mutants -- state` one, `npm run mutants -- state src/state/record.ts` one
// file of it. Results of an earlier run are reused. Fails when the tests of a whole folder notice less than 85 %.
import { Stryker } from '@stryker-mutator/core'

/** The files to mutate in each folder, and the tests to run. Tables of texts and icons, without logic, are left out. */
const folders: Record<string, { mutate: string[]; tests: string[] }> = {
  transport: {
    mutate: ['src/transport/**/*.ts'],
    // Leaves out tests with thousands of random runs, recorded streams or real waiting. Each would take seconds for
    // every fault, and other tests state what they find.
    tests: ['src/transport/**/!(any-events|faults|floods|races|recordings).test.ts']
  },
  widget: {
    mutate: ['src/widget/**/*.ts'],
    tests: ['src/widget/**/*.test.ts']
  },
  state: { mutate: ['src/state/**/*.ts'], tests: ['src/state/**/*.test.ts'] },
  markdown: {
    mutate: ['src/markdown/**/*.{ts,tsx}'],
    // Leaves out tests with random answers, with micromark as the oracle, and with input that makes parsers slow. Each
    // would take seconds for every fault, and other tests state what they find.
    tests: ['src/markdown/**/!(oracle|any-answer|pathological).test.{ts,tsx}']
  },
  view: {
    mutate: ['src/view/**/*.ts', '!src/view/labels/{panel,conversation}.ts'],
    tests: ['src/view/**/*.test.{ts,tsx}']
  },
  retrieval: {
    // Leaves out the languages’ word lists and the weights. `npm run gate` measures these tables, and every fault in
    // one would run all tests, because they are built while the files load.
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
  // `mutants.config.ts` reads this in the processes that run the tests.
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
