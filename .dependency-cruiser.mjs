// Which file of `src` may import which, types counted. `src/architecture.test.ts` holds the source against it.

/** The folders and entries of `src`, and which others each may import. */
export const places = {
  protocol: [],
  shared: [],
  markdown: [],
  transport: ['protocol', 'shared'],
  widget: ['protocol', 'shared'],
  state: ['protocol', 'shared', 'transport', 'widget'],
  view: ['protocol', 'shared', 'transport', 'widget', 'state', 'markdown'],
  'page-feedback': ['protocol', 'transport', 'widget'],
  'page-actions': ['protocol', 'widget'],
  terminal: ['shared'],
  service: ['protocol', 'shared', 'terminal'],
  admin: ['protocol', 'shared', 'terminal'],
  'index.ts': ['protocol', 'widget', 'view'],
  'element.ts': ['protocol', 'widget', 'view'],
  'define.ts': ['element.ts', 'widget'],
  'feedback.ts': ['page-feedback', 'widget'],
  'page.ts': ['page-actions', 'widget'],
  'script.ts': ['widget'],
  'cli.ts': ['terminal', 'service', 'admin']
}

/** The levels inside a folder, lowest first: a file imports from its own level and from those below. */
export const levels = {
  service: [
    ['contract.ts', 'validation', 'masking', 'docs'],
    ['retrieval', 'store', 'log', 'metrics', 'tracing'],
    ['projects', 'answering', 'jobs', 'gaps'],
    ['runner'],
    ['http', 'site'],
    ['limits'],
    ['config', 'routes', 'mcp', 'init'],
    ['proof'],
    ['app.ts', 'figures.ts', 'starting.ts'],
    ['service.ts'],
    ['serve.ts'],
    ['commands', 'index.ts']
  ],
  'service/retrieval': [
    ['snapshot'],
    ['weights.ts', 'analysis', 'chunking'],
    ['indexing'],
    ['ranking', 'reading'],
    ['quoting'],
    ['saved-index.ts', 'corpus.ts', 'scope.ts', 'question-languages.ts', 'watch-tree.ts'],
    ['watch.ts', 'find-pages.ts', 'verdict.ts', 'common-terms.ts'],
    ['search-sections.ts', 'compare.ts'],
    [
      'retrieve.ts',
      'retrieve-in-scope.ts',
      'message-words.ts',
      'search-pages.ts',
      'signature.ts',
      'suggest.ts',
      'entry-page.ts'
    ],
    ['own-product.ts'],
    ['task-pages.ts'],
    ['index.ts']
  ],
  admin: [['http'], ['client', 'checks'], ['export', 'feedback', 'questions', 'index.ts'], ['report'], ['commands']]
}

/** What may be taken from npm; where a place is not named here, anything. */
const packages = {
  protocol: [],
  shared: [],
  widget: [],
  'script.ts': [],
  'page-feedback': [],
  'feedback.ts': [],
  'page-actions': [],
  'page.ts': [],
  markdown: ['preact'],
  transport: ['ai', 'eventsource-parser'],
  state: ['@preact/signals', '@ai-sdk/react']
}

const onNode = ['terminal', 'service', 'admin', 'cli.ts']

/** A file by its name, a folder by all that is below it. */
const pathOf = name => `^src/${name.replaceAll('.', '\\.')}${/\.tsx?$/.test(name) ? '$' : '/'}`
const packageOf = name => `(^|/)node_modules/${name}/`

const downwards = Object.entries(places).map(([place, others]) => ({
  name: `${place} imports only ${others.join(', ') || 'itself'}`,
  from: { path: pathOf(place) },
  to: { path: '^src/', pathNot: [place, ...others].map(pathOf) }
}))

const insideOf = ([place, floors]) => {
  const paths = floors.map(names => names.map(name => pathOf(`${place}/${name}`)))
  const upwards = floors.map((names, level) => ({
    name: `${place}: ${names.join(', ')} import from no level above`,
    from: { path: paths[level] },
    to: { path: pathOf(place), pathNot: paths.slice(0, level + 1).flat() }
  }))
  const unplaced = { path: pathOf(place), pathNot: paths.flat() }
  return [...upwards, { name: `${place}: every file has a level`, from: unplaced, to: { path: '^src/' } }]
}

const fromNpm = Object.entries(packages).map(([place, taken]) => ({
  name: `${place} takes only ${taken.join(', ') || 'nothing'} from npm`,
  from: { path: pathOf(place) },
  to: { path: packageOf('[^/]+'), pathNot: taken.map(packageOf) }
}))

export default {
  forbidden: [
    { name: 'no circle', from: {}, to: { circular: true } },
    {
      name: 'a contract imports nothing of its own folder',
      from: { path: '^src/([^/]+)/contract\\.ts$' },
      to: { path: '^src/$1/' }
    },
    {
      name: 'node: stays in what runs on Node',
      from: { pathNot: onNode.map(pathOf) },
      to: { dependencyTypes: ['core'] }
    },
    {
      name: 'the panel is imported late',
      from: { path: ['index.ts', 'element.ts', 'script.ts', 'widget'].map(pathOf) },
      to: { path: pathOf('view'), dynamic: false }
    },
    {
      name: 'what stands beside the page’s content is imported late',
      from: { pathNot: pathOf('widget/ask-about') },
      to: { path: pathOf('widget/ask-about'), dynamic: false }
    },
    {
      name: 'the conversation is imported late',
      from: { path: pathOf('view'), pathNot: pathOf('view/conversation') },
      to: { path: pathOf('view/conversation'), dynamic: false }
    },
    {
      name: 'OpenTelemetry is imported late',
      from: { path: pathOf('service'), pathNot: pathOf('service/tracing/spans') },
      to: { path: [pathOf('service/tracing/spans'), packageOf('@opentelemetry')], dynamic: false }
    },
    ...downwards,
    ...Object.entries(levels).flatMap(insideOf),
    ...fromNpm
  ].map(rule => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '/testing/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] }
  }
}
