import type { JobQueue } from './jobs/index.ts'
import type { ConcurrencyLimiter } from './limits/index.ts'
import type { Figure } from './metrics/index.ts'
import type { Projects } from './projects/index.ts'
import type { Corpus } from './retrieval/index.ts'
import type { Store } from './store/index.ts'

interface Watched {
  projects: Projects
  queue: JobQueue
  concurrency: ConcurrencyLimiter
  isStoring: () => Promise<boolean>
  store: Pick<Store, 'size'>
}

/** The figures that are computed when metrics are requested. */
export const figuresOf = ({ projects, queue, concurrency, isStoring, store }: Watched): Figure[] => {
  const ofProjects = (value: (corpus: Corpus) => number) => () =>
    Object.fromEntries(projects.all.map(({ id, corpus }) => [id, value(corpus)]))
  return [
    {
      name: 'index_pages',
      help: 'Pages that are searched.',
      label: 'project',
      together: 'max',
      read: ofProjects(({ pages }) => pages.size)
    },
    {
      name: 'index_read_timestamp_seconds',
      help: 'When the docs were last read to their end.',
      label: 'project',
      together: 'min',
      read: ofProjects(({ readAt }) => readAt.getTime() / 1000)
    },
    {
      name: 'jobs',
      help: 'Agent jobs that are running, or wait for their turn.',
      label: 'state',
      together: 'max',
      read: async () => ({ ...(await queue.counts()) })
    },
    { name: 'open_streams', help: 'Answers that are being written.', read: () => ({ '': concurrency.taken() }) },
    {
      name: 'store_writable',
      help: 'Whether the database takes what is written.',
      together: 'min',
      read: async () => ({ '': Number(await isStoring()) })
    },
    {
      name: 'store_bytes',
      help: 'Size of the database on its disk; none of one in memory.',
      together: 'max',
      read: async () => ({ '': await store.size() })
    }
  ]
}
