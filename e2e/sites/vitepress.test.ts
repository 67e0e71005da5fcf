import { testSite } from './test-site.ts'

testSite({
  name: 'vitepress',
  base: '/manual/',
  dist: 'docs/.vitepress/dist',
  npm: true,
  questions: [
    'How do I install Ferry on Alpine?',
    'How do I set the concurrency of one queue?',
    'Which environment variables are there?',
    'How large may a payload be?',
    'How long is the pause between retries?',
    'What does the option --unique of ferry push do?',
    'How can I give a job a higher priority with createQueue?',
    'What happens to running jobs at a graceful shutdown?',
    'Wie groß wird das Image mit Docker?',
    'What does FERRY_UNKNOWN_JOB mean?'
  ],
  unpublished: { question: 'Are clusters planned with a zookeeper quorum?', word: /several machines/ },
  link: { name: 'Getting started', to: 'guide/getting-started.html' },
  routes: 'all',
  async switchTheme(page, to) {
    const isDark = await page.locator('html.dark').count()
    if (!isDark === (to === 'dark')) await page.locator('.VPNavBarAppearance button[role=switch]').click()
  },
  search: { key: 'ControlOrMeta+k', field: page => page.locator('.VPLocalSearchBox input') }
})
