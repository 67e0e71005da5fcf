// Questions of site owners, integrators and docs teams, over this project’s own docs.
import type { AnswerableQuestion, UnanswerableQuestion } from './contract.ts'

export const answerable: AnswerableQuestion[] = [
  {
    question: 'put the chat button on my page, simplest way. just plain html',
    pages: ['/getting-started', '/sites/html', '/faq'],
    sentences: [
      "Paste one tag into the HTML of your site's pages.",
      'It can stand in the head or at the end of the body:',
      'In the folder of a site of VitePress, VuePress, Docusaurus, Starlight, Nextra, Markdoc, Rspress, Nuxt Content, MkDocs, Zensical, Sphinx, Quarto, mdBook, Hugo, Zola, Hexo, Jekyll, Eleventy, Mintlify, HonKit, DocFX, Docsify, Antora, Obsidian Publish, Quartz or plain HTML, init shows the change that puts the widget on every page, and the command that serves the answers.',
      'VitePress, VuePress, Docusaurus, Starlight, Nextra, Rspress, Nuxt Content, MkDocs, Zensical, Sphinx, Quarto, mdBook, Hugo, Zola, Hexo, Jekyll, Eleventy, Mintlify, HonKit, DocFX, Docsify, Antora, Obsidian Publish, Quartz and plain HTML have a page of their own, and npx docs-assistant init makes the change for you.'
    ]
  },
  {
    question: 'which node version does the command need',
    pages: ['/getting-started', '/service', '/cli'],
    sentences: [
      "The command `docs-assistant` of the installed package needs Node 22.13 or newer; the widget's part of the package needs none.",
      'Node 22.13 or newer is required.',
      'The command `docs-assistant` comes with the package and needs Node 22.13 or newer.'
    ]
  },
  {
    question: 'We load everything through google tag manager, it strips data- attributes. how do I pass the settings?',
    pages: ['/getting-started'],
    sentences: [
      'Set the options before the script, or push them; here an option may also be a function:',
      'Tag managers drop `data-` attributes.',
      "window.DocsAssistant = { baseUrl: 'https://platform.example.com', domain: 'acme', assistantKey: 'svc_dsc_…' }"
    ],
    keptBack: true
  },
  {
    question:
      "DocsAssistant: TypeError: Cannot read properties of undefined (reading 'open')\n  at help.js:3\nmy script runs before the widget is there. how do I call open() safely",
    pages: ['/getting-started'],
    sentences: [
      'To call the assistant from your own script, push a function.',
      'It runs at once when the widget is there, and as soon as it is otherwise:',
      '(window.DocsAssistant ||= []).push(assistant => {'
    ]
  },
  {
    question: 'pin the cdn script with an integrity hash, where do i get the hash from',
    pages: ['/getting-started'],
    sentences: [
      'The hash is in `dist/integrity.json` of the package, which the build writes:',
      'One hash covers the script and everything that it brings: it checks each of its parts before any of it runs.'
    ]
  },
  {
    question: 'I do not want any key in my html. Questions should go through our own backend',
    pages: ['/getting-started', '/options', '/transport'],
    sentences: [
      'Give its full address as `endpoint`, and leave `assistantKey` out:',
      'Your backend receives the documented request body, adds the key, and passes the answer on as it comes.',
      'A full address instead of `baseUrl` and path: your own proxy.',
      "A full URL instead of `baseUrl` and the platform's path: your own proxy.",
      'No key is needed then.'
    ],
    keptBack: true
  },
  {
    question: 'let ollama write the answers',
    pages: ['/getting-started', '/service'],
    sentences: [
      'To let a model write the answers, name any server that speaks the OpenAI protocol:',
      'ASSISTANT_MODEL_URL=http://localhost:11434/v1 ASSISTANT_MODEL=llama3.3 npm start',
      'When no model is configured and the service listens on your own machine only, serve looks once at the start, for 300 milliseconds in all, for Ollama (at OLLAMA_HOST or port 11434), LM Studio (1234) and llama.cpp (8080).',
      'On your own machine Ollama, LM Studio and llama.cpp are found by themselves',
      'model: { url: http://localhost:11434/v1, name: llama3.3 }'
    ]
  },
  {
    question: 'data-load="eager" what other values',
    pages: ['/options'],
    sentences: ['`interest`, `idle`, `eager`', "When the panel's code is brought."]
  },
  {
    question: 'does the ui come in japanese and arabic?',
    pages: ['/options'],
    sentences: [
      'The widget speaks Arabic, Chinese (simplified), English, French, German, Hebrew, Japanese, Korean, Portuguese and Spanish, also for regions such as `pt-BR`; `zh-TW` gets Chinese (simplified).'
    ],
    keptBack: true
  },
  {
    question: 'and if my language isnt one of those, can i translate it myself',
    earlier: ['in which languages is the interface'],
    pages: ['/options'],
    sentences: [
      'In any other language its words are English until `labels` replaces them.',
      'Any text of the widget, replaced by name, in every language: so you word it as you like, or translate it.'
    ]
  },
  {
    question: 'change the keyboard shortcut, it clashes with our search',
    pages: ['/options'],
    sentences: [
      "Choose another where it clashes with one of your site's, or leave it empty to disable it.",
      'The keyboard shortcut that opens and closes the panel; `mod` is Cmd on a Mac and Ctrl elsewhere.',
      'shortcut text, mod+i The keyboard shortcut that opens and closes the panel'
    ]
  },
  {
    question: 'are conversations stored in the browser forever?',
    pages: ['/options'],
    sentences: [
      'Where conversations are kept: in the browser for good and for all tabs, until the tab is closed, or not at all.',
      'At most 1 MB is kept, the oldest conversations go first'
    ],
    keptBack: true
  },
  {
    question: 'show our contact form when the bot could not help',
    pages: ['/options'],
    sentences: [
      'A contact link, shown when the assistant could not help: after an error, an answer that broke off or came without a word, and wherever the service says that it is unsure or has no answer.'
    ]
  },
  {
    question: 'no launcher button please, I open it from my own help menu',
    pages: ['/options', '/methods-and-events'],
    sentences: [
      'Whether the widget draws its launcher, the button in the corner.',
      'The shortcut and `open()` still open the panel.',
      '`open()`, `close()`, `toggle()`',
      'Shows or hides the panel.'
    ]
  },
  {
    question: 'retrievalPageSize default',
    pages: ['/options', '/api'],
    sentences: [
      "The service's default is 5.",
      'How many sections of the docs an answer is made from.',
      '`retrievalPageSize` 5 unless given',
      'How many search results the answer is made from.'
    ],
    keptBack: true
  },
  {
    question: 'pictures in answers appear only as links, why',
    pages: ['/options', '/content-security-policy'],
    sentences: [
      "From where an answer's images may load.",
      'Any other image becomes a link.',
      'Images of answers load only from `imageOrigins`, by default below the address of your docs.'
    ]
  },
  {
    question: 'answer only from version 2 of the docs',
    pages: ['/options', '/service'],
    sentences: [
      'Which pages may answer, such as only those of one version: `{ "version": "2" }`.',
      'A question from a page of version 1.0 is answered from 1.0.',
      '`filter` compares front matter, and language and version also as the folder says them'
    ]
  },
  {
    question: 'turn off the Ask AI button on code blocks',
    pages: ['/options', '/styling'],
    sentences: [
      "Whether the page's code blocks (`pre`) offer “Ask AI” when the reader points at one, taps it or moves the focus to it.",
      'A selector narrows which.',
      'Each offers selected text and code blocks by a button of its own: set `selection` and `codeBlocks` to `false` on all but one.'
    ],
    keptBack: true
  },
  {
    question: 'link to a page with a question alredy typed in',
    pages: ['/options'],
    sentences: ["What `?docs-assistant=question` in the page's address does."]
  },
  {
    question: 'what does update() do on the handle',
    pages: ['/methods-and-events'],
    sentences: ['Changes options; those not named stay.']
  },
  {
    question: 'ask() rejected, how do I know it was the rate limit and how long I have to wait',
    pages: ['/methods-and-events', '/transport'],
    sentences: [
      'Branch on its `code`, never on its words:',
      'The promise of `ask` rejects with an `AssistantError`.',
      "if (error.code === 'rate_limited')",
      '`retryAfter` has the seconds to wait, where the service said so.'
    ],
    keptBack: true
  },
  {
    question: 'is it an error when the reader presses stop',
    pages: ['/methods-and-events', '/transport'],
    sentences: [
      'An answer that the reader stopped is no error: it resolves, with `metadata.interrupted` set.',
      'Stopping is no error.',
      "An aborted abortSignal (also AbortSignal.timeout(…)) ends the answer with an AbortError, with the signal's reason as its cause: stopping is no failure of the service."
    ]
  },
  {
    question: 'count in our analytics how often questions get answerd',
    pages: ['/methods-and-events'],
    sentences: [
      "analytics.track('answer', { sources: detail.sources.length, interrupted: detail.interrupted })",
      "document.addEventListener('docs-assistant:answer', ({ detail }) => {",
      'All events fire on the element, bubble through the page and carry a `detail`.',
      'docs-assistant:answer message, sources, threadId, interrupted'
    ]
  },
  {
    question: 'links in answers reload the whole single page app. my router should take them',
    pages: ['/methods-and-events'],
    sentences: [
      "Cancelable: a site's router that takes the link calls `preventDefault()`; the passage is then marked when its page has come.",
      "document.addEventListener('docs-assistant:navigate', event => {"
    ],
    keptBack: true
  },
  {
    question:
      "Refused to connect to 'https://platform.example.com/discovery/v2/assistant/acme/message' because it violates the following Content Security Policy directive: \"default-src 'self'\".\nwhat do I add",
    pages: ['/content-security-policy'],
    sentences: [
      "A policy needs two entries, for the address where the widget's files are and the address it asks:",
      "connect-src 'self' https://platform.example.com;"
    ]
  },
  {
    question: 'does it work with trusted types and without unsafe-inline',
    pages: ['/content-security-policy'],
    sentences: [
      'The widget runs under a strict policy with Trusted Types enforced.',
      'It uses no `eval`, no HTML strings, no `style` attributes and no style elements',
      "It creates no Trusted Types policy: with require-trusted-types-for 'script' even trusted-types 'none' is enough."
    ]
  },
  {
    question: 'brand color of the button and the links',
    pages: ['/styling'],
    sentences: [
      "They give the widget your brand's colours and font, and move its button away from whatever else stands in the corner.",
      '`#4461e0`: launcher, Send, focus ring, links, citations',
      'Give one accent for both themes, in any notation of CSS, without transparency.',
      '--docs-assistant-accent: #0b6e4f;'
    ],
    keptBack: true
  },
  {
    question: 'button covers our cookie banner, move it up a bit',
    pages: ['/styling'],
    sentences: [
      '--docs-assistant-offset: 80px; /* above a cookie bar */',
      "They give the widget your brand's colours and font, and move its button away from whatever else stands in the corner.",
      '--docs-assistant-offset 20px from the corner'
    ]
  },
  {
    question: 'I gave a pale yellow as accent but the links are dark. bug?',
    pages: ['/styling'],
    sentences: [
      "Wherever it stands on the surface, as links, citations, code and focus rings do, it is moved towards black or white just as far as it must be to have a contrast of 4.5 at least (WCAG's AA)."
    ]
  },
  {
    question: 'how does it know that my site is in dark mode',
    pages: ['/styling'],
    sentences: [
      'Your site\'s own switch: `dark` or `light` in `class`, `data-theme`, `data-color-mode` or `data-bs-theme` of `html` or `body` (also as `dark-mode` or `theme-dark`), and `data-md-color-scheme="slate"`.',
      'Without one, or where it says something else such as `auto`, the colours of your page: the background of `body`, then that of `html`.'
    ],
    keptBack: true
  },
  {
    question: '::part names',
    pages: ['/styling'],
    sentences: ['`::part()` reaches `launcher`, `panel`, `header`, `message`, `composer` and `source`:']
  },
  {
    question: 'was this page helpful question at the end of each page, without the chat',
    pages: ['/feedback'],
    sentences: [
      "With a bundler, `import 'docs-assistant/feedback'` in the place of the script.",
      '`<docs-assistant-feedback>` asks it wherever you put it: “Yes” or “No”, then a comment and, if the reader likes, an email address to answer to.',
      'It is an entry of its own of 4 KB, needs nothing of the widget and brings nothing of it:'
    ]
  },
  {
    question: 'how do I offer "Open in ChatGPT" beside the title of each page?',
    pages: ['/page-actions'],
    sentences: [
      'Where else the page can be opened, as JSON: a list of `{ label, url }`.',
      'Behind “More page actions”: “View as Markdown”, “Open in …” for each of your `targets`',
      'targets=\'[{ "label": "Claude", "url": "https://claude.ai/new?q=Read%20{markdown}" }]\'',
      "`<docs-assistant-page>` stands where you put it, beside a page's title for example."
    ],
    keptBack: true
  },
  {
    question: 'do thumbs get sent somewhere if I set nothing?',
    pages: ['/options', '/feedback'],
    sentences: [
      'Without it nothing is sent: only the event fires.',
      'Set `feedbackUrl` to have it sent',
      'Without `feedbackUrl` thumbs are shown, but the docs team gets nothing of them.'
    ],
    keptBack: true
  },
  {
    question: 'store the thumbs on my own server, what must it accept',
    pages: ['/feedback'],
    sentences: [
      '`feedbackUrl` may be any address that takes a `POST` of JSON from your pages and answers with a status from 200 to 299:'
    ]
  },
  {
    question: 'how long are conversations kept by the service',
    pages: ['/service', '/privacy'],
    sentences: [
      'feedback and ended jobs are kept for 90 days, and then deleted',
      '`--keep-days` shortens or lengthens that.',
      '--keep-days is 90 by default; what is older is deleted within an hour, and within a day no page of the file holds it either.',
      'conversations, as the reader and the assistant wrote them --keep-days after the last question'
    ]
  },
  { question: 'default port', pages: ['/service'], sentences: ['4000, or the next free port'] },
  {
    question: 'where is the data, do I need to install a database',
    pages: ['/service'],
    sentences: ['Everything is in one SQLite file, `service.db`, in `.docs-assistant` of the working folder']
  },
  {
    question: 'service runs on a server but other machines cant reach it',
    pages: ['/service'],
    sentences: ['`127.0.0.1`: this machine only; `0.0.0.0` to be reached from others']
  },
  {
    question: 'several documantations from one proces, each with its own domain',
    pages: ['/service'],
    sentences: [
      'A project has an id, one documentation domain, one docs folder and at most one repository.',
      'A configuration file lists many documentation sites for one server, in YAML or JSON:',
      'An organization owns projects.',
      'npx docs-assistant serve --config docs-assistant.yaml'
    ],
    keptBack: true
  },
  {
    question: 'sources point to /install but my site has /install.html',
    pages: ['/service', '/sites/html'],
    sentences: [
      'Where that is wrong, say it by hand, with the form of the addresses if need be: `generator: { name: vitepress, addresses: clean }` for `/install`, `html` for `/install.html`, `directory` for `/install/`.',
      '`--addresses` is `html` for `/install.html`, `directory` for `/install/` and `clean` for `/install`.',
      'npx docs-assistant serve docs --site-url https://docs.example.com/manual/ --generator plain --addresses html'
    ]
  },
  {
    question: 'my key shows up on a foreign site. how do I make one that only works on ours?',
    pages: ['/service'],
    sentences: [
      'With `--origin`, pages of other origins cannot use it.',
      'npx docs-assistant keys create --kind assistant --origin https://docs.acme.example'
    ]
  },
  {
    question: 'admin key leaked!! what now',
    pages: ['/service'],
    sentences: ['If one leaks, revoke it and make another.', 'npx docs-assistant keys revoke key_2d2238dd55850806'],
    keptBack: true
  },
  {
    question: 'do I have to restart for that',
    earlier: ['how do I revoke a key'],
    pages: ['/service', '/privacy'],
    sentences: [
      'A running service knows a new or revoked key at once.',
      'A revoked or ended key is refused at once, also in the middle of an export.'
    ]
  },
  {
    question: 'are drafts of docusaurus answered from as well',
    pages: ['/service'],
    sentences: [
      'What the site does not publish is not read: drafts and partials, in Docusaurus unlisted pages, in mdBook and HonKit what `SUMMARY.md` does not name, and whatever the configuration excludes.'
    ]
  },
  {
    question: 'restart needed after I edit a markdown file?',
    pages: ['/service'],
    sentences: ['A changed, new or deleted file is read again while the service runs, and so is the configuration.'],
    keptBack: true
  },
  {
    question: 'questions per month allowed per key',
    pages: ['/service', '/api'],
    sentences: [
      '10,000 a month',
      '10,000 per key and month, 10,000 per organization and hour, 10,000 per address and day'
    ]
  },
  {
    question: 'everybody shares one limit, I think because of nginx in front. all requests come from 127.0.0.1',
    pages: ['/service', '/deploy', '/operating'],
    sentences: [
      'Behind a reverse proxy, `trustedProxies` names the addresses and networks whose `X-Forwarded-For` is believed; otherwise the header is ignored.',
      "Behind a proxy every connection is the proxy's, so the service has to be told whom it may believe: --trusted-proxies 127.0.0.1, or networks such as 10.0.0.0/8, several with commas.",
      'For HTTPS put a reverse proxy in front, and name it in trustedProxies or --trusted-proxies so that the limits count readers and not the proxy.',
      'If all readers are one address, the proxy is missing in trustedProxies.'
    ]
  },
  {
    question: '502 model_failed',
    pages: ['/service'],
    sentences: [
      'The model failed before its first word.',
      '5xx, a connection that is refused or breaks | after a second try 502 `model_failed`, with its `Retry-After`',
      '400, 401, 403, 404: key, name or a parameter is wrong | 502 `model_failed`, “cannot be used at the moment”',
      'no text, or only calls of tools | 502 `model_failed`, “gave no answer”',
      'a page of HTML | 502 `model_failed`'
    ],
    keptBack: true
  },
  {
    question: 'which url for a kubernetes readiness probe',
    pages: ['/service'],
    sentences: [
      '`GET /ready` is 200 while it can do its work, and 503 until the docs have been read for the first time, while the database takes nothing, and as soon as it is told to stop, for a readiness probe.'
    ]
  },
  {
    question: 'are the words of questions written to the log',
    pages: ['/service', '/privacy'],
    sentences: [
      'It holds no keys, and the words of questions only with `log.questions: true`',
      'log: { level: requests, questions: true } adds questions, and is for you to switch on.',
      'The log on standard error names neither readers nor words.'
    ]
  },
  {
    question:
      'error: --admin-key is not an option\nhow do I hand over the admin key to docs-assistant feedback export then? in CI, nobody there to type',
    pages: ['/cli'],
    sentences: [
      'It cannot be given as an argument, because every process of the machine can read those.',
      'The environment variable `DOCS_ASSISTANT_ADMIN_KEY`.',
      '`--key-file FILE`: a file that belongs to you and that nobody else can read (`chmod 600`); anything else is refused.',
      '`--key-file` | `DOCS_ASSISTANT_ADMIN_KEY`, the key itself | `keyFile`'
    ],
    keptBack: true
  },
  {
    question: 'feedback of march as a csv file',
    pages: ['/cli'],
    sentences: [
      'docs-assistant feedback export --out feedback.csv',
      '`--format` is `csv`, `ndjson` or `json`; without it, the ending of the file decides (`.csv`, `.ndjson`, `.jsonl`, `.json`); on standard output it is `csv`, or `json` with `--json`.',
      '`--to` is exclusive',
      'docs-assistant feedback export --from 2026-03-01 --to 2026-04-01 --out march.ndjson'
    ]
  },
  {
    question: 'the export broke off after half an hour, go on where it stopped',
    pages: ['/cli'],
    sentences: [
      'After an interruption, the same command with `--resume` goes on from the last whole page, to the same bytes.',
      'docs-assistant feedback export --out feedback.csv --resume'
    ]
  },
  {
    question: 'How does the summary decide which pages are the worst? One single bad vote should not win.',
    pages: ['/cli'],
    sentences: [
      'Pages are ranked by the lower end of the 95 % Wilson interval of their negative share, so that forty of fifty outrank one of one.'
    ],
    keptBack: true
  },
  { question: 'exit code 10', pages: ['/cli'], sentences: ['the job has not ended in time; it goes on'] },
  {
    question: 'something is wrong with my deployment, is there a command that checks it',
    pages: ['/cli', '/checks'],
    sentences: [
      'docs-assistant doctor https://docs.example.com/guides/install',
      'Meets a page of your documentation as the widget in it would, without a browser, and says what to change',
      'Two commands look at what you have put up: doctor at a page with the widget, conformance at a platform.'
    ]
  },
  {
    question: 'does doctor use up my quota',
    pages: ['/cli'],
    sentences: ['It spends 2 uses of the assistant key and says so before; none where there is no key to ask with.'],
    keptBack: true
  },
  {
    question: 'readers could write instructions for the agent into their feedback. what about prompt injection',
    pages: ['/cli', '/loop', '/runner'],
    sentences: [
      'The prompt therefore holds it as lines of JSON that nothing in them can end, and tells the agent that they are reports and no instructions.',
      "Readers' words are lines of JSON, and the agent is told that they are no instructions.",
      'Read a pull request before you merge it, and let nothing run for it that has secrets.',
      'Read the prompt before you send it, and the pull request before you merge it.'
    ]
  },
  {
    question: 'loop over all feedback entries in a node script',
    pages: ['/admin'],
    sentences: [
      '`list(query, { signal })` gives one page, `pages(query, { signal })` every page, `all(query, { signal })` every entry.',
      "for await (const entry of admin.feedback.all({ dateFrom: '2026-03-01', dateTo: '2026-04-01' })) {",
      'feedback.all(query) every entry'
    ]
  },
  {
    question: 'maybeTaken: true',
    pages: ['/admin'],
    sentences: [
      'An error of the second row that leaves it open has `maybeTaken: true`: look at the job before you send the follow-up once more.'
    ],
    keptBack: true
  },
  {
    question: 'can i use the admin client in the browser',
    pages: ['/admin'],
    sentences: ['The key is secret: the module refuses to load where there is a `window`.']
  },
  {
    question: 'own chat ui in react with useChat',
    pages: ['/transport'],
    sentences: [
      'It is a transport for the AI SDK (`ai` 7), so `useChat` and `Chat` work with it as they are.',
      'const { messages, sendMessage, regenerate, stop, status, error } = useChat<AssistantUIMessage>({ transport })',
      'A team that draws its own chat needs only one thing of this package: AssistantTransport.'
    ]
  },
  {
    question: 'AssistantError code not_a_stream',
    pages: ['/transport'],
    sentences: ['A success status with something else: a login page, JSON, nothing.'],
    keptBack: true
  },
  {
    question: 'conversaton should survive a reload in my own ui, how do I keep the thread',
    pages: ['/transport'],
    sentences: [
      'To go on after a reload, store what `onThread` is given, beside the messages:',
      "onThread: thread => localStorage.setItem('thread', JSON.stringify(thread))",
      "thread: JSON.parse(localStorage.getItem('thread') ?? 'null'),"
    ]
  },
  {
    question: 'how long may currentPath be',
    pages: ['/api', '/options', '/checks'],
    sentences: [
      'at most 200 characters',
      'At most 200 characters, without query and hash.',
      '`currentPath` 200 characters',
      'every optional field is taken, currentPath with 200 characters',
      'currentPath with more than 200 characters is refused'
    ]
  },
  {
    question: 'messageMetadata.outcome values',
    pages: ['/api', '/transport'],
    sentences: [
      "This project's addition: `messageMetadata.outcome` of the finish event says how the answer turned out: `answered`; `unsure`, where it may not be what was asked; `refused`, where the docs have no answer; or `failed`.",
      '`answered`, `unsure`, `refused` or `failed`, where the service says it'
    ],
    keptBack: true
  },
  {
    question: 'is version 1 of the message endpoint still there?',
    pages: ['/api', '/options', '/transport', '/decisions'],
    sentences: [
      "The same, but each message carries a `content` text beside its parts, context items have no `path`, and the answer comes in the data protocol of the AI SDK's version 4.",
      'Version 1 is deprecated.',
      '`1` is deprecated, and the console says so once.',
      'Deprecated; its answers carry Deprecation and Sunset, the day before which it is not taken away.',
      'Version 1 is taken away no sooner than December 2027, a year after it was called deprecated',
      'Ask, deprecated protocol POST /discovery/v1/assistant/{domain}/message'
    ]
  },
  {
    question: 'docusaurus: where do I put the script',
    pages: ['/sites/docusaurus'],
    sentences: ['// … your settings scripts: [', "src: 'https://platform.example.com/widget/docs-assistant.js',"]
  },
  {
    question: 'mkdocs material, extra_javascript drops my atributes',
    pages: ['/sites/mkdocs'],
    sentences: ["`extra_javascript` cannot carry the tag's attributes, so it stands in a template."],
    keptBack: true
  },
  {
    question:
      '[Vue warn]: Failed to resolve component: docs-assistant\nIf this is a native custom element, make sure to exclude it from component resolution via compilerOptions.isCustomElement.',
    pages: ['/sites/vue'],
    sentences: [
      'Vue has to be told that the element is not one of its components:',
      "template: { compilerOptions: { isCustomElement: tag => tag === 'docs-assistant' } },"
    ]
  },
  {
    question: 'sphinx with furo, which line goes into conf.py',
    pages: ['/sites/sphinx'],
    sentences: [
      'html_js_files = [',
      'Where `html_js_files` stands in the file already, add the entry to it.',
      '"https://platform.example.com/widget/docs-assistant.js",'
    ]
  },
  {
    question: 'mdbook: is a chapter used that isnt listed in the summary',
    pages: ['/sites/mdbook', '/service'],
    sentences: ['The pages are those that `SUMMARY.md` names.', 'in mdBook and HonKit what `SUMMARY.md` does not name'],
    keptBack: true
  },
  {
    question: 'run only one test file while developping',
    pages: ['/contributing'],
    sentences: [
      'npx vitest src/state',
      'npx vitest run src/state/record.test.ts -t "survives anything"',
      'npm run build && npx playwright test -c e2e reader'
    ]
  },
  {
    question: 'I want to add a new option to the widget code, where do I begin',
    pages: ['/contributing'],
    sentences: ['`src/widget/options.ts`: its type, with a sentence and its default.']
  },
  {
    question: 'why did you write your own markdown parser instead of taking one from npm',
    pages: ['/decisions'],
    sentences: [
      'Answers are parsed by our own `src/markdown` (7 KB): the parsers on npm weigh 15 to 38 KB, or read the whole text again with every delta, or draw half a link and take it back.'
    ],
    keptBack: true
  },
  {
    question: 'why temml and not katex',
    pages: ['/decisions'],
    sentences: [
      '`temml` draws formulas as MathML: 42 KB, brought with the first formula, where KaTeX has 63 and its own fonts and styles.'
    ]
  },
  {
    question: 'does it touch my pages dom',
    pages: ['/architecture', '/promises'],
    sentences: [
      'Styles that the page needs while the panel is open (a pushed sidebar, a locked scroll) are an adopted sheet, taken off afterwards.',
      'The page: never changed.',
      'It runs under a strict policy and leaves the page as it was.'
    ]
  },
  {
    question: 'how many kilobyte does the widget add to page load',
    pages: ['/', '/faq', '/comparison'],
    sentences: [
      'It adds 3 KB to the load of a page, brings 6 KB more when the browser is idle and the rest when a reader shows interest in it',
      'No request is made for more than the 3 KB of the loader before the browser is idle, and nothing blocks the page: the script tag is `async`.',
      "The widget's 50 KB are loader, panel, transport, storage and Markdown together, and only 3 KB of them come with the page.",
      'The widget adds 3 KB to a page and is 50 KB with the first answer, compressed.'
    ],
    keptBack: true
  },
  {
    question: 'and on the server, can that be shorter?',
    earlier: ['how long do you keep what readers ask'],
    pages: ['/service', '/privacy'],
    sentences: [
      '`--keep-days` shortens or lengthens that.',
      '--keep-days is 90 by default; what is older is deleted within an hour, and within a day no page of the file holds it either.'
    ]
  },
  {
    question: 'only what is still open',
    earlier: ['export the feedback on the command line'],
    pages: ['/cli'],
    sentences: [
      'docs-assistant feedback export --status pending,in_progress --format ndjson | jq -r .comment',
      '--source is contextual or code_snippet, --status one of pending, in_progress, resolved and dismissed, or several with commas.'
    ]
  },
  {
    question:
      '$ curl -v -X POST http://localhost:4000/discovery/v2/assistant/local/message -H \'Authorization: Bearer svc_dsc_4f0c\' -d @frage.json\n*   Trying 127.0.0.1:4000...\n* Connected to localhost (127.0.0.1) port 4000\n> POST /discovery/v2/assistant/local/message HTTP/1.1\n> Host: localhost:4000\n> User-Agent: curl/8.5.0\n> Accept: */*\n> Authorization: Bearer svc_dsc_4f0c\n> Content-Length: 118\n> Content-Type: application/x-www-form-urlencoded\n>\n< HTTP/1.1 415 Unsupported Media Type\n< content-type: application/json\n< date: Mon, 02 Mar 2026 10:11:12 GMT\n<\n{"error":"…","code":"unsupported_media_type"}\n* Connection #0 to host localhost left intact\nwhy does it not take my question',
    pages: ['/service'],
    sentences: ['The body is not sent as `application/json`.'],
    keptBack: true
  },
  {
    question: 'what does the hosted platform cost per seat',
    pages: ['/faq'],
    sentences: ['There is no account and no paid version.'],
    keptBack: true
  },
  {
    question: 'post every question into a slack channel, which webhook option',
    pages: ['/cli'],
    sentences: [
      '`--webhook`, or `DOCS_ASSISTANT_WEBHOOK`, gets a summary of a few lines as',
      'It is posted once: a summary, not a message for each question.'
    ]
  },
  {
    question: 'how do I restore service.db from a nightly backup to s3',
    pages: ['/service'],
    sentences: [
      'To restore, stop the service:',
      'Keys, conversations, feedback and the cursors of lists are then as they were.',
      'docs-assistant restore /var/backups/docs-assistant/service-20261123T030000Z.db --force'
    ]
  },
  {
    question: 'Can two instances of the service share one database behind a load balancer?',
    pages: ['/service', '/deploy'],
    sentences: [
      'Where one machine is not enough, say which database to use instead, and start as many instances as you like behind a balancer:',
      'Several instances may then stand behind the proxy.'
    ],
    keptBack: true
  },
  {
    question: 'prometheus metrics endpoint of docs-assistant serve',
    pages: ['/operating', '/service'],
    sentences: [
      '`docs-assistant serve --metrics 9464` answers `http://127.0.0.1:9464/metrics` in the text format of Prometheus.',
      '`--metrics 9464` gives [figures for Prometheus](./operating.md), with alerts worth having.'
    ]
  },
  {
    question: 'encrypt service.db with a passphrase, which flag',
    pages: ['/service'],
    sentences: ['It is not encrypted, and only the user who runs the service may read it: put it on an encrypted disk.']
  }
]

/** What that documentation does not say: near misses share its subject and words, the others are far off. */
export const unanswerable: UnanswerableQuestion[] = [
  { question: 'is there an Angular wrapper component for the widget', nearMiss: true },
  { question: 'how many calories does an avocado have' },
  { question: 'wordpress plugin for the assistant', nearMiss: true, keptBack: true },
  { question: 'play a sound when an answer is complete, which option', nearMiss: true },
  { question: 'python: reverse a linked list' },
  { question: 'log in of readers with SAML before they may ask', nearMiss: true },
  { question: 'Welche Impfungen brauche ich für Thailand' },
  { question: 'the dishwasher shows error E15', keptBack: true },
  { question: 'who painted the night watch' },
  { question: 'voice input: ask by microphone', nearMiss: true, keptBack: true },
  { question: 'official docker image or helm chart of the service', nearMiss: true },
  { question: 'comment changer une roue de vélo' },
  { question: 'crawl our Confluence space instead of a folder', nearMiss: true },
  { question: 'cheapest flight from oslo to rome in may' },
  { question: 'how do i prune tomatoes', keptBack: true },
  { question: 'fine-tune the model on our support tickets', nearMiss: true, keptBack: true },
  { question: 'datadog dashboard template of the service', nearMiss: true },
  { question: 'sdk for native ios and android apps', nearMiss: true },
  { question: 'store embeddings in pinecone, which setting', nearMiss: true, keptBack: true },
  { question: 'show the widget only to 10 percent of the visitors as an A/B test', nearMiss: true },
  { question: 'send an email to the docs team for each bad rating, smtp settings', nearMiss: true, keptBack: true },
  { question: 'let readers ask over whatsapp or telegram', nearMiss: true }
]
