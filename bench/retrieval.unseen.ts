// Questions that were written last, by somebody who had seen neither the search nor the other questions, and that
// nothing was tuned with: what they score is the best guess at what a reader’s questions score.
import { type AnswerableQuestion, ask } from './retrieval.questions.ts'

export const unseenLibraryQuestions: AnswerableQuestion[] = [
  ask(
    'If somebody refreshes the page halfway through a reply, how can the rest of it keep arriving?',
    '/ai-sdk-ui/chatbot-resume-streams',
    '/agents/workflow-agent',
    '/reference/ai-sdk-workflow/workflow-chat-transport'
  ),
  ask(
    'How do I write finished conversations to my database and bring them back when the user returns?',
    '/ai-sdk-ui/chatbot-message-persistence',
    '/ai-sdk-rsc/saving-and-restoring-states'
  ),
  ask(
    'We want to write one bot and have it answer on both Slack and Microsoft Teams, is that supported?',
    '/agents/chat-platforms',
    '/agents/eve'
  ),
  ask("I'd like my assistant to still know a user's preferences next week in a new conversation.", '/agents/memory'),
  ask(
    'A manager has to sign off before our agent is allowed to issue a refund. How is that built?',
    '/agents/tool-approvals',
    '/ai-sdk-core/tools-and-tool-calling',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/agents/policy-tool-approvals',
    '/agents/workflow-agent'
  ),
  ask(
    'How can I route easy requests to a small cheap model and hard ones to a bigger one?',
    '/agents/configuring-call-options',
    '/agents/workflows',
    '/agents/loop-control'
  ),
  ask(
    'Our security team wants the rules about who may call which tool in separate files that are tested in CI',
    '/agents/policy-tool-approvals'
  ),
  ask('Can I build the chat screen in Angular instead of React?', '/getting-started/angular'),
  ask(
    'What extra packages does a React Native app need because structuredClone and the text stream classes are missing there?',
    '/getting-started/expo'
  ),
  ask(
    'I need to classify 50,000 product descriptions overnight and can wait a day for the results, what should I use?',
    '/ai-sdk-core/batch',
    '/reference/ai-sdk-core/start-batch'
  ),
  ask(
    'I want to send a PDF to the provider once and then only refer to it in later calls.',
    '/ai-sdk-core/file-uploads',
    '/reference/ai-sdk-core/upload-file'
  ),
  ask(
    'How can I sort my search hits by how well they fit the query before I put them into the prompt?',
    '/ai-sdk-core/reranking',
    '/reference/ai-sdk-core/rerank'
  ),
  ask(
    'How do I write repeatable unit tests for code that streams from an LLM without paying for tokens?',
    '/ai-sdk-core/testing'
  ),
  ask(
    'Users should talk to the assistant through their microphone in the browser and hear it reply live',
    '/ai-sdk-core/realtime',
    '/reference/ai-sdk-ui/use-realtime'
  ),
  ask(
    "I'd like to show live subtitles while someone is still speaking.",
    '/ai-sdk-core/transcription',
    '/reference/ai-sdk-core/stream-transcribe'
  ),
  ask(
    "How do I turn a Spanish speaker's live audio into English audio?",
    '/ai-sdk-core/translation',
    '/reference/ai-sdk-core/stream-translate'
  ),
  ask(
    'We have about 200 tools and their definitions fill up the context. Can the model look up only the ones it needs?',
    '/ai-sdk-core/tool-search',
    '/reference/ai-sdk-core/tool-search',
    '/ai-sdk-core/code-mode'
  ),
  ask(
    'How can people keep typing and send a second message while the first answer is still being written?',
    '/ai-sdk-ui/chatbot',
    '/reference/ai-sdk-ui/use-chat',
    '/agents/loop-control'
  ),
  ask(
    'how do i hand a tool the tenant id and an api token without the model ever seeing them',
    '/ai-sdk-core/runtime-and-tool-context',
    '/ai-sdk-core/tools-and-tool-calling',
    '/agents/building-agents'
  ),
  ask(
    'Our Postgres is full of chats in the old v4 message shape, how do we get them over to v5 without downtime?',
    '/migration-guides/migration-guide-5-0-data'
  ),
  ask(
    'I need message ids that begin with msg_ and have a fixed length.',
    '/reference/ai-sdk-core/create-id-generator',
    '/ai-sdk-ui/chatbot-message-persistence'
  ),
  ask(
    'How do I show my own React weather card in the conversation when the model asks for the forecast?',
    '/ai-sdk-ui/generative-user-interfaces',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/ai-sdk-rsc/streaming-react-components',
    '/advanced/rendering-ui-with-language-models',
    '/reference/ai-sdk-rsc/stream-ui'
  ),
  ask(
    'My route does several slow things before the model starts; how can I push a status to the browser that changes in place?',
    '/ai-sdk-ui/streaming-data'
  ),
  ask(
    'Is there a way to try out my agent straight from the terminal while I am developing it?',
    '/agents/terminal-ui',
    '/reference/ai-sdk-tui/run-agent-tui',
    '/ai-sdk-harnesses/terminal-ui'
  ),
  ask(
    'I want my backend to drive Claude Code or Codex inside a sandbox.',
    '/ai-sdk-harnesses/overview',
    '/ai-sdk-harnesses/harness-agent',
    '/ai-sdk-harnesses/harness-adapters'
  ),
  ask(
    'Where can I look at all the prompts, tool calls and token counts of my local runs in a web page?',
    '/ai-sdk-core/devtools',
    '/getting-started/coding-agents'
  ),
  ask(
    'How can I send traces of the LLM calls to our OpenTelemetry collector but leave out what users typed?',
    '/ai-sdk-core/telemetry'
  ),
  ask(
    'How do I stop a single IP from hammering my AI endpoint?',
    '/advanced/rate-limiting',
    '/advanced/vercel-deployment-guide'
  ),
  ask(
    'People can paste image links into the chat. How do I keep them from making our server call internal addresses?',
    '/advanced/secure-url-fetching',
    '/foundations/prompts',
    '/ai-sdk-ui/chatbot'
  ),
  ask(
    'When two users ask exactly the same thing I want to answer the second from Redis',
    '/advanced/caching',
    '/ai-sdk-core/middleware'
  ),
  ask(
    'How do I make the text flow in evenly word by word instead of jumping in big blocks?',
    '/reference/ai-sdk-core/smooth-stream',
    '/ai-sdk-core/generating-text',
    '/troubleshooting/azure-stream-slow'
  ),
  ask(
    'I want to read the invoice number, the total and the due date out of a scanned bill.',
    '/ai-sdk-core/extractions',
    '/reference/ai-sdk-core/extract',
    '/ai-sdk-core/generating-structured-data'
  ),
  ask(
    'How can I force the model to answer with exactly one out of three labels?',
    '/ai-sdk-core/generating-structured-data',
    '/reference/ai-sdk-core/output',
    '/ai-sdk-core/decisions',
    '/reference/ai-sdk-core/decide',
    '/ai-sdk-ui/object-generation'
  ),
  ask(
    'Can I turn a product photo into a short clip?',
    '/ai-sdk-core/video-generation',
    '/reference/ai-sdk-core/generate-video',
    '/reference/ai-sdk-workflow/generate-video'
  ),
  ask(
    'Our backend is written in Python; what does it have to send so that the React chat hook understands it?',
    '/ai-sdk-ui/stream-protocol'
  ),
  ask(
    "How do I add the signed-in user's bearer token to every request that the chat hook makes?",
    '/ai-sdk-ui/chatbot',
    '/ai-sdk-ui/transport',
    '/troubleshooting/use-chat-custom-request-options',
    '/reference/ai-sdk-ui/use-chat'
  ),
  ask('Can one agent give a big research job to another agent and get only a summary back?', '/agents/subagents'),
  ask(
    'Long runs blow past the context window; how do I drop old tool results and reasoning from the history?',
    '/reference/ai-sdk-ui/prune-messages',
    '/agents/loop-control',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
  ask(
    'I want to call models by our own names like "fast" and "smart" all over the code base.',
    '/ai-sdk-core/provider-management',
    '/reference/ai-sdk-core/custom-provider'
  ),
  ask(
    'A job takes hours and our servers get redeployed in between. How does the agent continue where it was?',
    '/agents/workflow-agent',
    '/reference/ai-sdk-workflow/workflow-agent',
    '/agents/eve',
    '/ai-sdk-harnesses/workflow-utilities'
  ),
  ask('embedMany parallel requests limit', '/ai-sdk-core/embeddings', '/reference/ai-sdk-core/embed-many'),
  ask(
    'abort one slow tool after 5s timeout',
    '/ai-sdk-core/settings',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask('recursive zod schema', '/reference/ai-sdk-core/zod-schema'),
  ask('valibot instead of zod', '/reference/ai-sdk-core/valibot-schema', '/foundations/tools'),
  ask('mcp oauth refresh token race several replicas', '/ai-sdk-core/mcp-tools'),
  ask('svelte Chat destructure not reactive', '/getting-started/svelte'),
  ask('does image model accept mask for editing', '/ai-sdk-core/image-generation'),
  ask('japanese text smooth streaming chunks', '/reference/ai-sdk-core/smooth-stream'),
  ask(
    'strip ```json fences from model response',
    '/reference/ai-sdk-core/extract-json-middleware',
    '/ai-sdk-core/middleware'
  ),
  ask('compare two vectors similarity helper', '/reference/ai-sdk-core/cosine-similarity', '/ai-sdk-core/embeddings'),
  ask(
    'chat over websocket instead of http post',
    '/reference/ai-sdk-ui/websocket-chat-transport',
    '/ai-sdk-ui/transport'
  ),
  ask(
    'deepseek <think> tags separate from answer',
    '/reference/ai-sdk-core/extract-reasoning-middleware',
    '/ai-sdk-core/middleware'
  ),
  ask('quickjs sandbox memory and cpu limits', '/ai-sdk-core/code-mode'),
  ask('rego shadow mode rollout', '/agents/policy-tool-approvals'),
  ask('experimental_ prefix pin version', '/migration-guides/versioning'),
  ask(
    'mcp server asks user for input during tool call',
    '/ai-sdk-core/mcp-tools',
    '/reference/ai-sdk-core/create-mcp-client'
  ),
  ask(
    'render mcp ui:// html iframe react',
    '/ai-sdk-core/mcp-apps',
    '/reference/ai-sdk-ui/mcp-app-renderer',
    '/reference/ai-sdk-core/mcp-apps'
  ),
  ask(
    'mock readable stream with delay between chunks',
    '/reference/ai-sdk-core/simulate-readable-stream',
    '/ai-sdk-core/testing'
  ),
  ask(
    'text to speech mp3 voice speed',
    '/ai-sdk-core/speech',
    '/reference/ai-sdk-core/generate-speech',
    '/reference/ai-sdk-core/stream-speech'
  ),
  ask('turn off AI SDK Warning console logs', '/ai-sdk-ui/error-handling', '/migration-guides/migration-guide-6-0'),
  ask(
    'ToolLoopAgent vs WorkflowAgent',
    '/agents/workflow-agent',
    '/agents/eve',
    '/reference/ai-sdk-workflow/workflow-agent'
  ),
  ask(
    'AI state vs UI state in RSC, which of them goes to the model?',
    '/ai-sdk-rsc/generative-ui-state',
    '/ai-sdk-rsc/overview'
  ),
  ask('same assistant message shows up twice after a tool call', '/troubleshooting/repeated-assistant-messages'),
  ask(
    'behind our compressing proxy the whole answer arrives at once instead of bit by bit',
    '/troubleshooting/streaming-not-working-when-proxied'
  ),
  ask(
    'useChat keeps sending the value from the first render in the request body',
    '/troubleshooting/use-chat-stale-body-data',
    '/troubleshooting/use-chat-custom-request-options',
    '/ai-sdk-ui/chatbot'
  ),
  ask(
    "onEnd isn't called and nothing gets saved when the user aborts",
    '/troubleshooting/stream-abort-handling',
    '/advanced/stopping-streams',
    '/ai-sdk-ui/chatbot-message-persistence'
  ),
  ask(
    'VS Code hangs, "Type instantiation is excessively deep and possibly infinite" in files that import ai',
    '/troubleshooting/typescript-performance-zod',
    '/migration-guides/migration-guide-5-0'
  ),
  ask(
    'nuxt: the weather tool gets called but the model never uses the result to answer',
    '/getting-started/nuxt',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
  ask(
    'openai structured output fails with finish reason content-filter because of optional fields in the schema',
    '/troubleshooting/no-object-generated-content-filter',
    '/ai-sdk-core/prompt-engineering'
  ),
  ask('status says streaming but the screen stays empty for seconds', '/troubleshooting/streaming-status-delay'),
  ask(
    'text-delta received without text-start, what did my custom transport do wrong?',
    '/reference/ai-sdk-errors/ai-ui-message-stream-error',
    '/ai-sdk-ui/stream-protocol'
  ),
  ask(
    'why is a system message inside messages rejected now',
    '/reference/ai-sdk-errors/ai-invalid-prompt-error',
    '/migration-guides/migration-guide-7-0',
    '/foundations/prompts'
  ),
  ask(
    'approval signature invalid after we rotated the secret',
    '/reference/ai-sdk-errors/ai-invalid-tool-approval-signature-error',
    '/agents/tool-approvals',
    '/agents/workflow-agent'
  ),
  ask(
    'node process runs out of memory when looping over hundreds of base64 pictures',
    '/troubleshooting/high-memory-usage-with-images'
  ),
  ask(
    'experimental_streamTextLowMemory vs streamText: can I still await the full text afterwards?',
    '/reference/ai-sdk-core/stream-text-low-memory'
  ),
  ask(
    'does the browser get to see the real error message when a tool throws?',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/ai-sdk-ui/chatbot',
    '/troubleshooting/use-chat-an-error-occurred'
  ),
  ask(
    'what wins if I set both reasoning and a provider specific thinking budget?',
    '/ai-sdk-core/reasoning',
    '/ai-sdk-core/settings'
  ),
  ask('harness session: detach() vs stop() vs destroy()', '/ai-sdk-harnesses/harness-agent', '/ai-sdk-harnesses/ui'),
  ask(
    'toolChoice required but the model answered with text, which error do I get and whats in it',
    '/reference/ai-sdk-errors/ai-tool-choice-violation-error'
  ),
  ask(
    "pressing stop doesn't really stop generation when resume: true is set",
    '/troubleshooting/abort-breaks-resumable-streams',
    '/ai-sdk-ui/chatbot-resume-streams',
    '/advanced/stopping-streams'
  )
]

export const unseenOwnQuestions: AnswerableQuestion[] = [
  ask('our site has a cookie banner at the bottom right, how do i push the chat button up', '/styling'),
  ask('Which node version do I need on the server to host this?', '/service', '/cli', '/getting-started'),
  ask(
    'Can I keep the secret out of the page by sending questions through our own backend?',
    '/getting-started',
    '/options',
    '/transport'
  ),
  ask('use ollama to write the replies', '/getting-started', '/service'),
  ask('How do I change the button colour to our brand green?', '/styling'),
  ask('React component with my own look instead of your widget', '/transport', '/getting-started'),
  ask('widget slows down page load?', '/', '/getting-started', '/architecture', '/options'),
  ask('Visitors should land on a page with a question already filled in, can a link do that?', '/options'),
  ask('turn off the ctrl+i keyboard thing', '/options'),
  ask('How can I count in our analytics how often people get an answer?', '/methods-and-events'),
  ask('Clicking a source reloads the whole page, I want our SPA router to handle it', '/methods-and-events'),
  ask('open the chat from a link in our navbar', '/getting-started', '/methods-and-events'),
  ask('console says request blocked by connect-src', '/content-security-policy', '/transport'),
  ask('How long are conversations kept and can I shorten that for GDPR?', '/service'),
  ask('Where is everything stored, do I need to set up Postgres?', '/service'),
  ask('Two documentation sites, one server. possible?', '/service'),
  ask('An admin key ended up in a public repo, what now?', '/service'),
  ask('restrict public key to our domain only', '/service'),
  ask('all visitors count as one IP because we sit behind nginx, they hit the daily limit', '/service'),
  ask('readers only want answers for v2 of our product', '/service', '/options'),
  ask('The answer stops in the middle, what does interrupted mean and can the reader get the rest?', '/transport'),
  ask('What status code comes back when the monthly quota is used up?', '/service', '/transport'),
  ask('How do I keep the same conversation going after a reload when I draw the UI myself?', '/transport'),
  ask('export all thumbs down comments to excel', '/cli'),
  ask('my feedback export got killed after an hour, do I have to start over?', '/cli'),
  ask('umlauts look broken when I open the csv', '/cli'),
  ask('Which pages are rated worst by readers?', '/cli'),
  ask('Have an agent repair a page from what readers complained about and open a pull request', '/cli'),
  ask('can a malicious comment trick the agent through prompt injection', '/cli'),
  ask('script exit code 6 in our CI job', '/cli'),
  ask('check that the widget is installed correctly on our live docs', '/cli'),
  ask('job still says completed right after I sent a follow up, how does wait deal with that?', '/admin'),
  ask('pass over every feedback entry of march from a node script', '/admin'),
  ask('is it safe to resend a prompt to the job after a timeout? I dont want two runs', '/admin', '/cli'),
  ask('kubernetes liveness and readiness endpoints', '/service'),
  ask('Do questions people ask end up in the server logs?', '/service'),
  ask('thumbs clicked in the widget go nowhere, how do i collect them on the server', '/options', '/service', '/api'),
  ask("What's the difference between the two kinds of keys?", '/api', '/service'),
  ask('Why is the search keyword based and not using embeddings?', '/decisions'),
  ask('My MDX pages contain custom components, are they executed or what happens with them?', '/service')
]

/** Answered by neither. */
export const unseenUnanswerableQuestions = [
  'How long do I have to boil an egg so that the yolk stays soft?',
  'my sourdough starter smells like nail polish remover',
  'what is the best month to visit Lisbon',
  'How do I unclog a kitchen sink without chemicals?',
  'difference between a Roth IRA and a traditional one',
  'which tyre pressure for a touring bike with luggage',
  'Why do cats knead blankets?',
  'who painted Girl with a Pearl Earring',
  'can I plant tomatoes next to potatoes',
  'How do I renew an expired passport?',
  'half marathon training plan for beginners',
  'squeaky door hinge fix',
  'git rebase says detached HEAD, how do I get my branch back?',
  'vlookup returns #N/A although the value is there',
  'How do I resize an EBS volume without downtime?',
  'photoshop remove background from hair',
  'postgres deadlock detected during vacuum full',
  'nginx 413 request entity too large for wordpress uploads',
  'kubectl pod stuck in CrashLoopBackOff',
  'How do I merge two layers in QGIS?',
  'center a div vertically with flexbox',
  'pandas groupby keep first row of each group',
  'rust borrow checker cannot borrow as mutable more than once',
  'excel freeze top row and first column',
  'How do I factory reset a Fritzbox router?',
  'How do I start a fine-tuning job on my own training data and wait until it is done?',
  'Is there a PHP or Laravel version of the SDK?',
  'count the tokens of a prompt with a tokenizer before sending it',
  'dollar price per million tokens for each model',
  'text splitter with overlap for long documents before embedding',
  'How do I create the pgvector index for my embeddings?',
  'can useChat go through GraphQL subscriptions',
  'Which function clones my voice from a recorded sample?',
  'add an invisible C2PA watermark to generated pictures',
  'upscale a generated image to 4x resolution',
  'A/B test two prompts on 10% of the traffic',
  'neo4j knowledge graph retriever for the agent',
  'render LaTeX formulas in assistant messages with KaTeX',
  'Is there a WordPress plugin for the assistant?',
  'show the assistant only to employees who are signed in with Okta SAML',
  'import solved Zendesk tickets as additional knowledge',
  'Can it crawl our public website from the sitemap instead of reading a folder?',
  'index PDF manuals and Word files next to the markdown pages',
  'official docker image and helm chart for the service',
  'put our company logo and an avatar of the bot into the chat header',
  'How much is the enterprise plan and can we pay by invoice?',
  'Do you have a SOC 2 report or a HIPAA agreement?',
  'invite a teammate to the dashboard with read-only rights',
  'send me a weekly email digest of the questions nobody could answer',
  'microphone button in the widget to dictate a question'
]
