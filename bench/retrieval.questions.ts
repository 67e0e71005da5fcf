/** A question as a reader would ask it, and the pages that answer it (any of them counts). */
export interface AnswerableQuestion {
  question: string
  pages: string[]
  /** What was asked before in the same thread. */
  earlier?: string[]
}

const ask = (question: string, ...pages: string[]): AnswerableQuestion => ({ question, pages })

/** Over the documentation that comes with the chat library. */
export const libraryQuestions: AnswerableQuestion[] = [
  ask(
    'How do I get JSON back from the model that matches my zod type?',
    '/ai-sdk-core/generating-structured-data',
    '/reference/ai-sdk-core/output'
  ),
  ask(
    'where do I save the conversation so users find it again after a refresh',
    '/ai-sdk-ui/chatbot-message-persistence',
    '/ai-sdk-ui/chatbot-resume-streams'
  ),
  ask(
    'the user closed the tab while the answer was still coming, how can they pick it up again?',
    '/ai-sdk-ui/chatbot-resume-streams'
  ),
  ask(
    'let the user cancel a reply that is being generated',
    '/advanced/stopping-streams',
    '/ai-sdk-ui/chatbot',
    '/troubleshooting/stream-abort-handling'
  ),
  ask(
    'how can my bot call my own functions',
    '/ai-sdk-core/tools-and-tool-calling',
    '/foundations/tools',
    '/ai-sdk-ui/chatbot-tool-usage'
  ),
  ask(
    'require a human to confirm before the agent deletes something',
    '/agents/tool-approvals',
    '/ai-sdk-core/tools-and-tool-calling',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/agents/policy-tool-approvals'
  ),
  ask(
    'how do I limit how many steps an agent may take?',
    '/agents/loop-control',
    '/reference/ai-sdk-core/is-step-count',
    '/ai-sdk-core/tools-and-tool-calling',
    '/agents/building-agents'
  ),
  ask('agent should remember things about me between sessions', '/agents/memory'),
  ask('can I run my bot inside Slack?', '/agents/chat-platforms'),
  ask('write rego rules that decide which tools are allowed', '/agents/policy-tool-approvals'),
  ask('hand off a research task to another agent so the main context stays small', '/agents/subagents'),
  ask(
    'my agent has to survive a server restart',
    '/agents/workflow-agent',
    '/ai-sdk-harnesses/workflow-utilities',
    '/reference/ai-sdk-workflow/workflow-agent',
    '/agents/eve'
  ),
  ask('run several LLM calls in parallel and merge the results', '/agents/workflows'),
  ask(
    'how to connect to an MCP server over http',
    '/ai-sdk-core/mcp-tools',
    '/reference/ai-sdk-core/create-mcp-client'
  ),
  ask('OAuth login for an MCP server', '/ai-sdk-core/mcp-tools', '/reference/ai-sdk-core/create-mcp-client'),
  ask(
    'show an interactive widget that an MCP tool returns',
    '/ai-sdk-core/mcp-apps',
    '/reference/ai-sdk-ui/mcp-app-renderer',
    '/reference/ai-sdk-core/mcp-apps'
  ),
  ask(
    'I have hundreds of tools and the prompt gets too big',
    '/ai-sdk-core/tool-search',
    '/reference/ai-sdk-core/tool-search',
    '/ai-sdk-core/code-mode'
  ),
  ask('let the model write javascript that chains my tools together', '/ai-sdk-core/code-mode'),
  ask('turn the creativity of the model down', '/ai-sdk-core/settings'),
  ask(
    'how long may a request take before it is given up, can I set that?',
    '/ai-sdk-core/settings',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask('make the model think harder before answering', '/ai-sdk-core/reasoning', '/foundations/provider-options'),
  ask(
    'similarity search over my texts with vectors',
    '/ai-sdk-core/embeddings',
    '/reference/ai-sdk-core/cosine-similarity',
    '/reference/ai-sdk-core/embed-many'
  ),
  ask('how do I compare two vectors?', '/reference/ai-sdk-core/cosine-similarity', '/ai-sdk-core/embeddings'),
  ask('sort search hits by relevance with a model', '/ai-sdk-core/reranking', '/reference/ai-sdk-core/rerank'),
  ask(
    'generate a picture from a description',
    '/ai-sdk-core/image-generation',
    '/reference/ai-sdk-core/generate-image'
  ),
  ask('edit an existing photo with a mask', '/ai-sdk-core/image-generation'),
  ask('convert an mp3 recording to text', '/ai-sdk-core/transcription', '/reference/ai-sdk-core/transcribe'),
  ask('read text out loud with a synthetic voice', '/ai-sdk-core/speech', '/reference/ai-sdk-core/generate-speech'),
  ask('make a short film clip from a prompt', '/ai-sdk-core/video-generation', '/reference/ai-sdk-core/generate-video'),
  ask(
    'live voice conversation in the browser over websocket',
    '/ai-sdk-core/realtime',
    '/reference/ai-sdk-ui/use-realtime'
  ),
  ask(
    'interpret spoken German into English while somebody talks',
    '/ai-sdk-core/translation',
    '/reference/ai-sdk-core/stream-translate'
  ),
  ask(
    'send a large PDF once and refer to it in many prompts',
    '/ai-sdk-core/file-uploads',
    '/reference/ai-sdk-core/upload-file'
  ),
  ask(
    'process ten thousand prompts overnight at a discount',
    '/ai-sdk-core/batch',
    '/reference/ai-sdk-core/start-batch'
  ),
  ask('how do I check whether my batch is finished', '/reference/ai-sdk-core/get-batch-status', '/ai-sdk-core/batch'),
  ask(
    'put a guardrail in front of every model call',
    '/ai-sdk-core/middleware',
    '/reference/ai-sdk-core/wrap-language-model'
  ),
  ask(
    'use several providers with one registry and short names',
    '/ai-sdk-core/provider-management',
    '/reference/ai-sdk-core/provider-registry'
  ),
  ask('catch exceptions when the model call fails', '/ai-sdk-core/error-handling', '/ai-sdk-ui/error-handling'),
  ask(
    'unit test my code without calling a real model',
    '/ai-sdk-core/testing',
    '/reference/ai-sdk-core/simulate-readable-stream'
  ),
  ask('send traces to my observability backend', '/ai-sdk-core/telemetry'),
  ask(
    'inspect what was sent to the LLM on my machine during development',
    '/ai-sdk-core/devtools',
    '/getting-started/coding-agents',
    '/ai-sdk-core/lifecycle-callbacks'
  ),
  ask(
    'run a callback when every step has finished',
    '/ai-sdk-core/lifecycle-callbacks',
    '/ai-sdk-core/generating-text',
    '/ai-sdk-core/tools-and-tool-calling',
    '/agents/building-agents',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask(
    'get typed fields like name and email out of an unstructured letter',
    '/ai-sdk-core/extractions',
    '/reference/ai-sdk-core/extract',
    '/ai-sdk-core/generating-structured-data'
  ),
  ask(
    'ask the model a yes or no question and get a confidence',
    '/ai-sdk-core/decisions',
    '/reference/ai-sdk-core/decide'
  ),
  ask('what is the difference between a system prompt and messages?', '/foundations/prompts'),
  ask('how can I send a picture along with my question to the model', '/foundations/prompts', '/ai-sdk-ui/chatbot'),
  ask(
    'where do I put my OpenAI api key',
    '/getting-started/choosing-a-provider',
    '/getting-started/nodejs',
    '/getting-started/nextjs-app-router',
    '/getting-started/nextjs-pages-router',
    '/getting-started/svelte',
    '/getting-started/nuxt',
    '/reference/ai-sdk-errors/ai-load-api-key-error'
  ),
  ask('quickstart for a command line script', '/getting-started/nodejs'),
  ask('I use Vue, how do I start?', '/getting-started/nuxt'),
  ask('does it work in a react native app?', '/getting-started/expo'),
  ask('build a chat with sveltekit', '/getting-started/svelte'),
  ask('use with Angular', '/getting-started/angular'),
  ask('Teach Claude Code or Cursor how to use this SDK', '/getting-started/coding-agents'),
  ask(
    'which packages do I import for which environment',
    '/getting-started/navigating-the-library',
    '/ai-sdk-ui/overview',
    '/ai-sdk-ui',
    '/getting-started/choosing-a-provider'
  ),
  ask('attach files to a chat message', '/ai-sdk-ui/chatbot'),
  ask('reload the last answer', '/ai-sdk-ui/chatbot', '/reference/ai-sdk-ui/use-chat'),
  ask(
    'my chat re-renders too often while text arrives',
    '/ai-sdk-ui/chatbot',
    '/troubleshooting/react-maximum-update-depth-exceeded',
    '/reference/ai-sdk-ui/use-chat'
  ),
  ask(
    'send an auth token with every chat request',
    '/ai-sdk-ui/chatbot',
    '/ai-sdk-ui/transport',
    '/troubleshooting/use-chat-custom-request-options'
  ),
  ask('show token counts next to each reply', '/ai-sdk-ui/message-metadata', '/ai-sdk-ui/chatbot'),
  ask('push progress notifications from the server into the chat while it works', '/ai-sdk-ui/streaming-data'),
  ask('which events does the SSE protocol have? I want to write a backend in python', '/ai-sdk-ui/stream-protocol'),
  ask(
    'talk to the agent directly without an http server',
    '/reference/ai-sdk-ui/direct-chat-transport',
    '/ai-sdk-ui/transport'
  ),
  ask(
    'use a websocket instead of http for the chat',
    '/reference/ai-sdk-ui/websocket-chat-transport',
    '/ai-sdk-ui/transport'
  ),
  ask(
    'render a weather card instead of text when the model calls a tool',
    '/ai-sdk-ui/generative-user-interfaces',
    '/ai-sdk-rsc/streaming-react-components',
    '/advanced/rendering-ui-with-language-models',
    '/ai-sdk-ui/chatbot-tool-usage'
  ),
  ask('tool that runs in the browser, like asking for the location', '/ai-sdk-ui/chatbot-tool-usage'),
  ask('autocomplete text field with an LLM', '/ai-sdk-ui/completion', '/reference/ai-sdk-ui/use-completion'),
  ask(
    'show a partially filled object while it streams in react',
    '/ai-sdk-ui/object-generation',
    '/reference/ai-sdk-ui/use-object',
    '/ai-sdk-core/generating-structured-data'
  ),
  ask('show a friendly message when the chat request fails and let the user try again', '/ai-sdk-ui/error-handling'),
  ask(
    'consume the message stream in a terminal',
    '/ai-sdk-ui/reading-ui-message-streams',
    '/reference/ai-sdk-ui/read-ui-message-stream',
    '/agents/terminal-ui'
  ),
  ask('drop old tool calls from the history before sending it', '/reference/ai-sdk-ui/prune-messages'),
  ask('turn ui messages into what the model expects', '/reference/ai-sdk-ui/convert-to-model-messages'),
  ask(
    'check that stored messages still fit my tool schemas',
    '/reference/ai-sdk-core/validate-ui-messages',
    '/reference/ai-sdk-core/safe-validate-ui-messages',
    '/ai-sdk-ui/chatbot-message-persistence'
  ),
  ask(
    'text arrives in big blocks, make it flow evenly',
    '/reference/ai-sdk-core/smooth-stream',
    '/troubleshooting/azure-stream-slow'
  ),
  ask('Azure answers arrive all at once', '/troubleshooting/azure-stream-slow'),
  ask(
    'streaming works locally but not in production',
    '/troubleshooting/streaming-not-working-when-deployed',
    '/troubleshooting/streaming-not-working-when-proxied'
  ),
  ask('responses are cut off after some seconds on vercel', '/troubleshooting/timeout-on-vercel'),
  ask(
    'behind nginx nothing streams',
    '/troubleshooting/streaming-not-working-when-proxied',
    '/troubleshooting/streaming-not-working-when-deployed'
  ),
  ask('I see 0: before every word of the reply', '/troubleshooting/strange-stream-output'),
  ask('typescript server is very slow since I use zod', '/troubleshooting/typescript-performance-zod'),
  ask('the assistant message shows up twice', '/troubleshooting/repeated-assistant-messages'),
  ask(
    'onFinish does not run when the user stops',
    '/troubleshooting/stream-abort-handling',
    '/advanced/stopping-streams'
  ),
  ask('nothing happens when I call streamText, no error either', '/troubleshooting/stream-text-not-working'),
  ask('the body option of useChat keeps sending the old value', '/troubleshooting/use-chat-stale-body-data'),
  ask('jest fails to find the rsc module', '/troubleshooting/jest-cannot-find-module-ai-rsc'),
  ask('Cannot find namespace JSX', '/troubleshooting/typescript-cannot-find-namespace-jsx'),
  ask('memory keeps growing when I send many screenshots', '/troubleshooting/high-memory-usage-with-images'),
  ask('tool results are missing for tool calls', '/troubleshooting/missing-tool-results-error'),
  ask('status says streaming but I see nothing', '/troubleshooting/streaming-status-delay'),
  ask('only plain objects can be passed to client components', '/troubleshooting/client-stream-error'),
  ask(
    'upgrade from version 4 to 5, what breaks?',
    '/migration-guides/migration-guide-5-0',
    '/migration-guides/migration-guide-5-0-data'
  ),
  ask('convert chats saved by the old version in my database', '/migration-guides/migration-guide-5-0-data'),
  ask('what changed in v7', '/migration-guides/migration-guide-7-0'),
  ask('how do you number releases, what counts as breaking?', '/migration-guides/versioning'),
  ask(
    'avoid paying twice for the same prompt',
    '/advanced/caching',
    '/foundations/provider-options',
    '/ai-sdk-core/middleware'
  ),
  ask('stop people from abusing my endpoint with too many requests', '/advanced/rate-limiting'),
  ask('chain one generation after another', '/advanced/sequential-generations', '/agents/workflows'),
  ask('is it safe to download a URL that the model came up with?', '/advanced/secure-url-fetching'),
  ask('publish my app on vercel', '/advanced/vercel-deployment-guide'),
  ask('the consumer is slower than the model, does memory fill up?', '/advanced/backpressure'),
  ask('check that the user is logged in inside a server action', '/ai-sdk-rsc/authentication'),
  ask('move away from server components to the hooks', '/ai-sdk-rsc/migrating-to-ui'),
  ask(
    'what does finishReason mean in the result',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text',
    '/ai-sdk-core/generating-text',
    '/ai-sdk-core/telemetry'
  ),
  ask(
    'AI_NoObjectGeneratedError what can I do',
    '/reference/ai-sdk-errors/ai-no-object-generated-error',
    '/ai-sdk-core/generating-structured-data',
    '/troubleshooting/no-object-generated-content-filter'
  ),
  ask(
    'the model used a tool that does not exist',
    '/reference/ai-sdk-errors/ai-no-such-tool-error',
    '/ai-sdk-core/tools-and-tool-calling',
    '/ai-sdk-core/error-handling'
  ),
  ask(
    'how many retries happen before it gives up',
    '/reference/ai-sdk-errors/ai-retry-error',
    '/ai-sdk-core/settings',
    '/reference/ai-sdk-core/generate-text',
    '/ai-sdk-core/error-handling'
  ),
  ask(
    'too many values passed to embedMany',
    '/reference/ai-sdk-errors/ai-too-many-embedding-values-for-call-error',
    '/reference/ai-sdk-core/embed-many',
    '/ai-sdk-core/embeddings'
  ),
  ask('use valibot instead of zod', '/reference/ai-sdk-core/valibot-schema'),
  ask('write my schema by hand as json schema', '/reference/ai-sdk-core/json-schema'),
  ask(
    'unique ids for messages made on the server',
    '/reference/ai-sdk-core/generate-id',
    '/reference/ai-sdk-core/create-id-generator',
    '/ai-sdk-ui/chatbot-message-persistence'
  ),
  ask(
    'deepseek puts its thoughts in think tags, how do I separate them',
    '/reference/ai-sdk-core/extract-reasoning-middleware',
    '/ai-sdk-core/middleware'
  ),
  ask(
    'give the same default temperature to every call',
    '/reference/ai-sdk-core/default-settings-middleware',
    '/ai-sdk-core/middleware',
    '/ai-sdk-core/provider-management'
  ),
  ask(
    'run claude code or codex from my own app',
    '/ai-sdk-harnesses/overview',
    '/ai-sdk-harnesses/harness-adapters',
    '/ai-sdk-harnesses/harness-agent',
    '/ai-sdk-harnesses'
  ),
  ask(
    'chat with an agent in the terminal',
    '/agents/terminal-ui',
    '/ai-sdk-harnesses/terminal-ui',
    '/reference/ai-sdk-tui/run-agent-tui'
  ),
  ask(
    'pass user specific data such as the account id into my tools',
    '/ai-sdk-core/runtime-and-tool-context',
    '/agents/configuring-call-options',
    '/ai-sdk-core/tools-and-tool-calling'
  )
]

/** Questions that the documentation does not answer. */
export const unanswerableQuestions: string[] = [
  'How do I deploy to Kubernetes with Helm?',
  'What is the capital of Australia?',
  'How do I cancel my subscription and get a refund?',
  'Can you write a poem about autumn?',
  'What is the phone number of your sales team?',
  'How do I configure webpack loaders for sass files?',
  'Who won the world cup in 2014?',
  'How do I create a table partition in PostgreSQL?',
  'Is there a Ruby gem?',
  'How do I mount a persistent volume in Docker?',
  'What is the best recipe for banana bread?',
  'How do I set up single sign on with SAML for my team?',
  'How tall is Mount Everest?',
  'How do I change the invoice address?',
  'What are the opening hours of the office in Berlin?',
  'How do I rotate nginx access logs?',
  'How can I train a neural network with PyTorch?',
  'Is there a COBOL binding?',
  'What does the enterprise plan cost per seat?',
  'How do I merge two branches in git?',
  'When was the company founded?',
  'How do I use it from Excel macros?',
  'How do I print to a Bluetooth printer?',
  'What is the meaning of life?',
  'How do I center a div with CSS grid?',
  'How do I connect a Stripe payment form?',
  'Where can I buy concert tickets?',
  'How do I write a GraphQL resolver in Java?',
  'How do I reset my password?',
  'Do you have a mobile app on the App Store?',
  'How do I flash firmware onto an Arduino?',
  'Which vitamins are in spinach?',
  'How do I translate my website with Crowdin?',
  'How do I set an alarm on my phone?',
  'How can I back up a MongoDB cluster?',
  'How do I apply for a job at your company?',
  'What is the exchange rate of the euro?',
  'How do I make an Unreal Engine plugin?',
  'Why is the sky blue?',
  'How do I enable two-factor authentication for my account?'
]

/** Questions that only make sense after what was asked before. */
export const followUpQuestions: AnswerableQuestion[] = [
  { earlier: ['How do I build a chat with sveltekit?'], question: 'and in Vue?', pages: ['/getting-started/nuxt'] },
  { earlier: ['How do I start with Next.js?'], question: 'what about Expo?', pages: ['/getting-started/expo'] },
  {
    earlier: ['How do I convert speech to text?'],
    question: 'and the other way round?',
    pages: ['/ai-sdk-core/speech', '/ai-sdk-core/transcription']
  },
  {
    earlier: ['How do I generate an image?'],
    question: 'can I set the size?',
    pages: ['/ai-sdk-core/image-generation', '/reference/ai-sdk-core/generate-image']
  },
  {
    earlier: ['How do I connect to an MCP server?'],
    question: 'does it support OAuth?',
    pages: ['/ai-sdk-core/mcp-tools', '/reference/ai-sdk-core/create-mcp-client']
  },
  {
    earlier: ['How do I persist chat messages?'],
    question: 'how do I validate them when loading?',
    pages: ['/ai-sdk-ui/chatbot-message-persistence', '/reference/ai-sdk-core/validate-ui-messages']
  },
  { earlier: ['What is a subagent?'], question: 'show me an example', pages: ['/agents/subagents'] },
  {
    earlier: ['How do I embed values?'],
    question: 'and many at once?',
    pages: ['/ai-sdk-core/embeddings', '/reference/ai-sdk-core/embed-many']
  },
  {
    earlier: ['How do I stop a stream?'],
    question: 'also on the server?',
    pages: ['/advanced/stopping-streams', '/ai-sdk-ui/chatbot-resume-streams']
  },
  {
    earlier: ['How do I send custom data with useChat?'],
    question: 'is it typed?',
    pages: ['/ai-sdk-ui/streaming-data']
  }
]
