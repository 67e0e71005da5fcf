/** A question as a reader would ask it, and the pages that answer it (any of them counts). */
export interface AnswerableQuestion {
  question: string
  pages: string[]
  /** What was asked before in the same thread. */
  earlier?: string[]
}

export const ask = (question: string, ...pages: string[]): AnswerableQuestion => ({ question, pages })

/** Over the documentation that comes with the AI SDK (`ai`). */
export const aiSdkQuestions: AnswerableQuestion[] = [
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
    '/agents/building-agents',
    '/agents/workflow-agent'
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
  ask(
    'catch exceptions when the model call fails',
    '/ai-sdk-core/error-handling',
    '/ai-sdk-ui/error-handling',
    '/reference/ai-sdk-errors'
  ),
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
  ask('Teach Claude Code or Cursor how to use this SDK', '/getting-started/coding-agents', '/introduction'),
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
  ask(
    'show a friendly message when the chat request fails and let the user try again',
    '/ai-sdk-ui/error-handling',
    '/ai-sdk-ui/chatbot'
  ),
  ask(
    'consume the message stream in a terminal',
    '/ai-sdk-ui/reading-ui-message-streams',
    '/reference/ai-sdk-ui/read-ui-message-stream',
    '/agents/terminal-ui'
  ),
  ask(
    'drop old tool calls from the history before sending it',
    '/reference/ai-sdk-ui/prune-messages',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
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
  ask(
    'the body option of useChat keeps sending the old value',
    '/troubleshooting/use-chat-stale-body-data',
    '/troubleshooting/use-chat-custom-request-options'
  ),
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
  ),
  ask(
    'Can I keep the agent going until five rounds are done?',
    '/reference/ai-sdk-core/is-step-count',
    '/agents/loop-control',
    '/agents/building-agents',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
  ask(
    'build a chat interface that shows react components rather than plain text',
    '/ai-sdk-ui/generative-user-interfaces',
    '/ai-sdk-rsc/streaming-react-components',
    '/advanced/rendering-ui-with-language-models',
    '/reference/ai-sdk-rsc/stream-ui',
    '/ai-sdk-rsc/multistep-interfaces'
  ),
  ask(
    'is it worth splitting work across several agents, and what are the downsides?',
    '/agents/subagents',
    '/agents/workflows'
  ),
  ask('show what a nested agent is doing while it works', '/agents/subagents'),
  ask('what goes into runtimeContext and what into toolsContext', '/ai-sdk-core/runtime-and-tool-context'),
  ask(
    'how do I get a square picture or a 16:9 one',
    '/ai-sdk-core/image-generation',
    '/reference/ai-sdk-core/generate-image'
  ),
  ask(
    'several variants of an image from one prompt',
    '/ai-sdk-core/image-generation',
    '/reference/ai-sdk-core/generate-image'
  ),
  ask(
    'how does the websocket protocol between chat client and server look like',
    '/reference/ai-sdk-ui/websocket-chat-transport',
    '/ai-sdk-ui/transport'
  ),
  ask('what is eve and when should I pick it', '/agents/eve'),
  ask(
    'stream long outputs without holding everything in memory',
    '/reference/ai-sdk-core/stream-text-low-memory',
    '/advanced/backpressure'
  ),
  ask('one model checks the answer of another and improves it', '/agents/workflows'),
  ask(
    'classify the request first and then send it to a specialised prompt',
    '/agents/workflows',
    '/advanced/model-as-router'
  ),
  ask('shorten the vectors to fewer dimensions', '/ai-sdk-core/embeddings', '/foundations/provider-options'),
  ask(
    'how do I see the raw text when no valid object came out',
    '/reference/ai-sdk-errors/ai-no-object-generated-error',
    '/ai-sdk-core/generating-structured-data'
  ),
  ask(
    'approval signature is not valid, what is going on?',
    '/reference/ai-sdk-errors/ai-invalid-tool-approval-signature-error',
    '/agents/tool-approvals'
  ),
  ask('which tools of an MCP server should the model not see', '/ai-sdk-core/mcp-apps'),
  ask(
    'upload a file to the provider and get a reference',
    '/reference/ai-sdk-core/upload-file',
    '/ai-sdk-core/file-uploads'
  ),
  ask(
    'how certain is the model of its choice, can I read a probability?',
    '/ai-sdk-core/decisions',
    '/reference/ai-sdk-core/decide'
  ),
  ask(
    'too many updates crash my react component during a stream',
    '/troubleshooting/react-maximum-update-depth-exceeded',
    '/ai-sdk-ui/chatbot'
  ),
  ask(
    'error says the api key is missing',
    '/reference/ai-sdk-errors/ai-load-api-key-error',
    '/getting-started/choosing-a-provider'
  ),
  ask('measure how fast the model responds', '/ai-sdk-core/lifecycle-callbacks', '/ai-sdk-core/telemetry'),
  ask(
    'read http headers of the provider response',
    '/ai-sdk-core/generating-text',
    '/reference/ai-sdk-core/generate-text',
    '/ai-sdk-core/generating-structured-data',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask('uppercase every word as it streams', '/ai-sdk-core/generating-text', '/reference/ai-sdk-core/stream-text'),
  ask(
    'which status code did the provider answer with when the call failed',
    '/reference/ai-sdk-errors/ai-api-call-error',
    '/ai-sdk-core/error-handling'
  ),
  ask(
    'only ask for permission when the amount is above 1000 dollars',
    '/agents/tool-approvals',
    '/ai-sdk-core/tools-and-tool-calling',
    '/agents/policy-tool-approvals',
    '/ai-sdk-ui/chatbot-tool-usage'
  ),
  ask(
    'order objects with text fields by how well they match a query',
    '/reference/ai-sdk-core/rerank',
    '/ai-sdk-core/reranking'
  ),
  ask('try out an authorization policy without enforcing it', '/agents/policy-tool-approvals'),
  ask(
    'which coding agents can be driven through the SDK?',
    '/ai-sdk-harnesses/harness-adapters',
    '/ai-sdk-harnesses',
    '/ai-sdk-harnesses/overview',
    '/ai-sdk-harnesses/harness-agent'
  ),
  ask(
    'what shape has a message that goes to the model',
    '/reference/ai-sdk-core/model-message',
    '/foundations/prompts'
  ),
  ask('let users type the next question while the bot still answers', '/ai-sdk-ui/chatbot'),
  ask('delete a message from the chat list', '/ai-sdk-ui/chatbot', '/reference/ai-sdk-ui/use-chat'),
  ask('typescript complains about toolName inside onToolCall', '/troubleshooting/ontoolcall-type-narrowing'),
  ask(
    'fake model that returns fixed chunks in vitest',
    '/ai-sdk-core/testing',
    '/reference/ai-sdk-core/simulate-readable-stream'
  ),
  ask(
    'log every image that gets generated by wrapping the model',
    '/reference/ai-sdk-core/wrap-image-model',
    '/ai-sdk-core/middleware',
    '/ai-sdk-core/image-generation'
  ),
  ask('spinner while the server component is still streaming', '/ai-sdk-rsc/loading-state'),
  ask('play audio while it is still being synthesized', '/ai-sdk-core/speech', '/reference/ai-sdk-core/stream-speech'),
  ask(
    'how do I word a good instruction for an LLM',
    '/advanced/prompt-engineering',
    '/ai-sdk-core/prompt-engineering',
    '/foundations/prompts'
  ),
  ask(
    'get a short lived token so the browser can open a voice session',
    '/ai-sdk-core/realtime',
    '/reference/ai-sdk-ui/use-realtime'
  ),
  ask(
    'type LanguageModelV1 mismatch',
    '/troubleshooting/model-is-not-assignable-to-type',
    '/troubleshooting/unsupported-model-version'
  ),
  ask(
    'make the model pick one of a fixed set of labels',
    '/ai-sdk-core/generating-structured-data',
    '/reference/ai-sdk-core/output',
    '/ai-sdk-core/decisions',
    '/reference/ai-sdk-core/decide'
  ),
  ask(
    'list of items, handle each as soon as it is complete',
    '/ai-sdk-core/generating-structured-data',
    '/reference/ai-sdk-core/output',
    '/ai-sdk-ui/object-generation'
  ),
  ask(
    'stop button and resumable streams do not go together, why',
    '/troubleshooting/abort-breaks-resumable-streams',
    '/ai-sdk-ui/chatbot-resume-streams'
  ),
  ask(
    'pretend to stream although the model only returns everything at once',
    '/reference/ai-sdk-core/simulate-streaming-middleware',
    '/ai-sdk-core/middleware'
  ),
  ask(
    'validation of my value against the schema failed with an AI error',
    '/reference/ai-sdk-errors/ai-type-validation-error'
  ),
  ask('how do I pass an iframe sandbox for MCP UIs', '/reference/ai-sdk-ui/mcp-app-renderer', '/ai-sdk-core/mcp-apps'),
  ask(
    'use a different character than colon between provider and model id',
    '/reference/ai-sdk-core/provider-registry',
    '/ai-sdk-core/provider-management'
  ),
  ask(
    'save the agent reply to the database after every step',
    '/reference/ai-sdk-core/create-agent-ui-stream',
    '/ai-sdk-ui/chatbot-message-persistence',
    '/ai-sdk-core/lifecycle-callbacks'
  ),
  ask('dates in my schema come back as strings', '/ai-sdk-core/prompt-engineering'),
  ask(
    'optional fields in a tool schema with strict mode',
    '/ai-sdk-core/prompt-engineering',
    '/troubleshooting/no-object-generated-content-filter',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
  ask(
    'look at the exact request body that went to the provider',
    '/ai-sdk-core/prompt-engineering',
    '/ai-sdk-core/devtools',
    '/reference/ai-sdk-core/generate-text'
  ),
  ask(
    'chat only says "An error occurred" — how do I see the real one',
    '/troubleshooting/use-chat-an-error-occurred',
    '/ai-sdk-ui/error-handling'
  ),
  ask(
    'the spinner never stops because my streamable was not finished',
    '/troubleshooting/unclosed-streams',
    '/troubleshooting/streamable-ui-errors'
  ),
  ask('attach model name and duration to an assistant message', '/ai-sdk-ui/message-metadata', '/ai-sdk-ui/chatbot'),
  ask(
    'the arguments the model made up do not fit the tool',
    '/reference/ai-sdk-errors/ai-invalid-tool-input-error',
    '/ai-sdk-core/tools-and-tool-calling',
    '/reference/ai-sdk-errors/ai-tool-call-repair-error'
  ),
  ask('use a cheaper model for later steps of the loop', '/agents/loop-control', '/ai-sdk-core/tools-and-tool-calling'),
  ask('give my agent a shell', '/ai-sdk-core/tools', '/reference/ai-sdk-core/sandbox'),
  ask('tool to read web pages, safe against internal addresses', '/ai-sdk-core/tools', '/advanced/secure-url-fetching'),
  ask(
    'only offer some of the tools in this request',
    '/reference/ai-sdk-core/filter-active-tools',
    '/ai-sdk-core/tools-and-tool-calling',
    '/agents/loop-control'
  ),
  ask('how do I write a backend for useChat in FastAPI', '/ai-sdk-ui/stream-protocol', '/ai-sdk-ui/streaming-data'),
  ask(
    'wrap text-to-speech result and save it as a file',
    '/ai-sdk-core/speech',
    '/reference/ai-sdk-core/generate-speech'
  ),
  ask(
    'How do I stream text to the browser?',
    '/ai-sdk-core/generating-text',
    '/foundations/streaming',
    '/reference/ai-sdk-core/stream-text',
    '/ai-sdk-ui/chatbot',
    '/ai-sdk-ui/stream-protocol',
    '/ai-sdk-ui/completion'
  ),
  ask(
    'What models and providers can I use?',
    '/foundations/providers-and-models',
    '/getting-started/choosing-a-provider',
    '/ai-sdk-core/provider-management'
  ),
  ask(
    'How do I set up Next.js with a chat?',
    '/getting-started/nextjs-app-router',
    '/getting-started/nextjs-pages-router',
    '/ai-sdk-ui/chatbot'
  ),
  ask(
    'How to handle errors in useChat?',
    '/ai-sdk-ui/error-handling',
    '/ai-sdk-ui/chatbot',
    '/troubleshooting/use-chat-an-error-occurred'
  ),
  ask('Can the model call multiple tools in one go?', '/ai-sdk-core/tools-and-tool-calling'),
  ask(
    'How do I get token usage?',
    '/ai-sdk-core/generating-text',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text',
    '/ai-sdk-ui/message-metadata',
    '/ai-sdk-ui/chatbot',
    '/ai-sdk-core/telemetry',
    '/ai-sdk-core/embeddings',
    '/ai-sdk-core/lifecycle-callbacks'
  ),
  ask('How can I cache responses?', '/advanced/caching', '/ai-sdk-core/middleware'),
  ask('What is an agent?', '/agents/overview', '/agents', '/agents/building-agents'),
  ask(
    'How do I create an embedding for a document?',
    '/ai-sdk-core/embeddings',
    '/reference/ai-sdk-core/embed',
    '/reference/ai-sdk-core/embed-many'
  ),
  ask('How do I rate limit users?', '/advanced/rate-limiting'),
  ask('How do I resume a stream after a page reload?', '/ai-sdk-ui/chatbot-resume-streams'),
  ask('How do I store messages in a database?', '/ai-sdk-ui/chatbot-message-persistence'),
  ask('Is there a way to mock the language model in tests?', '/ai-sdk-core/testing'),
  ask('How do I use OpenTelemetry?', '/ai-sdk-core/telemetry'),
  ask('How do I migrate to version 6?', '/migration-guides/migration-guide-6-0'),
  ask('How do I transcribe audio?', '/ai-sdk-core/transcription', '/reference/ai-sdk-core/transcribe'),
  ask('How do I generate an image?', '/ai-sdk-core/image-generation', '/reference/ai-sdk-core/generate-image'),
  ask(
    'What is the difference between generateText and streamText?',
    '/ai-sdk-core/generating-text',
    '/ai-sdk-core/overview',
    '/reference/ai-sdk-core/stream-text',
    '/reference/ai-sdk-core/generate-text'
  ),
  ask(
    'How do I define a tool with zod?',
    '/ai-sdk-core/tools-and-tool-calling',
    '/reference/ai-sdk-core/tool',
    '/foundations/tools',
    '/reference/ai-sdk-core/zod-schema'
  ),
  ask(
    'How do I pass extra data with a chat request?',
    '/ai-sdk-ui/chatbot',
    '/ai-sdk-ui/transport',
    '/troubleshooting/use-chat-custom-request-options',
    '/troubleshooting/use-chat-stale-body-data',
    '/reference/ai-sdk-ui/use-chat'
  ),
  ask(
    'How do I abort a request?',
    '/advanced/stopping-streams',
    '/ai-sdk-core/settings',
    '/ai-sdk-ui/chatbot',
    '/troubleshooting/stream-abort-handling'
  ),
  ask(
    'Why is my stream not working on the server I deployed to?',
    '/troubleshooting/streaming-not-working-when-deployed',
    '/troubleshooting/streaming-not-working-when-proxied',
    '/troubleshooting/timeout-on-vercel'
  ),
  ask(
    'How do I change the system prompt per request?',
    '/agents/configuring-call-options',
    '/agents/loop-control',
    '/foundations/prompts',
    '/ai-sdk-ui/chatbot'
  ),
  ask('How do I use MCP?', '/ai-sdk-core/mcp-tools', '/reference/ai-sdk-core/create-mcp-client'),
  ask('How do I build a multi agent workflow?', '/agents/workflows', '/agents/subagents', '/agents/workflow-agent'),
  ask('How do I show reasoning in the UI?', '/ai-sdk-ui/chatbot', '/ai-sdk-core/reasoning'),
  ask('How do I add citations or sources to an answer?', '/ai-sdk-ui/chatbot', '/ai-sdk-core/generating-text'),
  ask('How do I add my own provider?', '/ai-sdk-core/provider-management', '/reference/ai-sdk-core/custom-provider'),
  ask(
    'How do I run code in a sandbox?',
    '/ai-sdk-core/tools',
    '/reference/ai-sdk-core/sandbox',
    '/ai-sdk-core/code-mode',
    '/agents/building-agents'
  ),
  ask('How do I make sure a tool is always called?', '/ai-sdk-core/tools-and-tool-calling'),
  ask(
    'What happens if the JSON from the model is invalid?',
    '/reference/ai-sdk-errors/ai-no-object-generated-error',
    '/reference/ai-sdk-errors/ai-json-parse-error',
    '/ai-sdk-core/generating-structured-data',
    '/reference/ai-sdk-errors/ai-type-validation-error'
  ),
  ask(
    'How do I throttle UI updates?',
    '/ai-sdk-ui/chatbot',
    '/reference/ai-sdk-ui/use-chat',
    '/troubleshooting/react-maximum-update-depth-exceeded'
  ),
  ask(
    'Can I use it without React?',
    '/ai-sdk-ui/overview',
    '/ai-sdk-ui',
    '/getting-started/svelte',
    '/getting-started/nuxt',
    '/getting-started/angular',
    '/introduction',
    '/getting-started/nodejs'
  ),
  ask(
    'How do I upload a file to the model?',
    '/ai-sdk-core/file-uploads',
    '/reference/ai-sdk-core/upload-file',
    '/ai-sdk-ui/chatbot',
    '/foundations/prompts'
  ),
  ask('How do I turn text into speech?', '/ai-sdk-core/speech', '/reference/ai-sdk-core/generate-speech'),
  ask('How do I return a list of objects?', '/ai-sdk-core/generating-structured-data', '/reference/ai-sdk-core/output'),
  ask(
    'How do I log all requests?',
    '/ai-sdk-core/lifecycle-callbacks',
    '/ai-sdk-core/middleware',
    '/ai-sdk-core/devtools',
    '/ai-sdk-core/telemetry'
  ),
  ask('Where can I find the list of error types?', '/reference/ai-sdk-errors'),
  ask('How do I send a message programmatically?', '/ai-sdk-ui/chatbot', '/reference/ai-sdk-ui/use-chat'),
  ask(
    'How do I type my messages in TypeScript?',
    '/reference/ai-sdk-core/ui-message',
    '/ai-sdk-ui/message-metadata',
    '/ai-sdk-ui/streaming-data',
    '/reference/ai-sdk-ui/infer-ui-tools',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/ai-sdk-ui/chatbot'
  ),
  ask(
    'How can I restrict what an LLM tool is allowed to do based on who the user is?',
    '/agents/policy-tool-approvals',
    '/agents/tool-approvals',
    '/ai-sdk-core/runtime-and-tool-context',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
  ask(
    'My useChat hook returns no answer after a tool was called',
    '/troubleshooting/use-chat-tools-no-response',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/troubleshooting/tool-invocation-missing-result'
  ),
  ask('How do I build a Discord bot with this?', '/agents/chat-platforms'),
  ask(
    'What temperature should I use when tools are involved?',
    '/ai-sdk-core/prompt-engineering',
    '/ai-sdk-core/settings'
  ),
  ask('How can I write a prompt that includes an image URL?', '/foundations/prompts'),
  ask(
    'Can I get results in the middle of a tool run, before it has finished?',
    '/ai-sdk-core/tools-and-tool-calling',
    '/agents/subagents',
    '/ai-sdk-ui/streaming-data'
  ),
  ask('Is streaming worth it for my app?', '/foundations/streaming'),
  ask(
    'How do I compute the similarity of two sentences?',
    '/ai-sdk-core/embeddings',
    '/reference/ai-sdk-core/cosine-similarity'
  ),
  ask(
    'Which environment variables do I need for the AI Gateway?',
    '/getting-started/choosing-a-provider',
    '/foundations/providers-and-models',
    '/ai-sdk-core/provider-management',
    '/getting-started/angular',
    '/getting-started/nuxt',
    '/getting-started/svelte',
    '/getting-started/nodejs',
    '/getting-started/expo',
    '/getting-started/nextjs-app-router',
    '/getting-started/nextjs-pages-router',
    '/getting-started/tanstack-start',
    '/advanced/vercel-deployment-guide'
  ),
  ask(
    'I want subtitles with timestamps from a video',
    '/ai-sdk-core/transcription',
    '/reference/ai-sdk-core/transcribe'
  ),
  ask(
    'How do I let the model fall back to another provider?',
    '/ai-sdk-core/provider-management',
    '/foundations/provider-options',
    '/getting-started/choosing-a-provider',
    '/ai-sdk-core/middleware',
    '/ai-sdk-core/settings'
  ),
  ask(
    'How do I stop generating at a certain word?',
    '/ai-sdk-core/settings',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask('How do I load earlier messages when the chat page opens?', '/ai-sdk-ui/chatbot-message-persistence'),
  ask('Can two agents run at the same time?', '/agents/subagents', '/agents/workflows'),
  ask(
    'How do I convert a tool result into something smaller for the model?',
    '/agents/subagents',
    '/ai-sdk-core/tools-and-tool-calling',
    '/reference/ai-sdk-core/tool'
  ),
  ask('Does useObject work with arrays?', '/ai-sdk-ui/object-generation', '/reference/ai-sdk-ui/use-object'),
  ask('How do I give skills to a coding agent harness?', '/ai-sdk-harnesses/skills', '/ai-sdk-core/skill-uploads'),
  ask('How do I cancel a batch job?', '/reference/ai-sdk-core/cancel-batch', '/ai-sdk-core/batch'),
  ask('What does AI_APICallError mean?', '/reference/ai-sdk-errors/ai-api-call-error'),
  ask(
    'How do I use Server-Sent Events with a custom backend?',
    '/ai-sdk-ui/stream-protocol',
    '/ai-sdk-ui/streaming-data'
  ),
  ask(
    'How do I pause an agent and continue it days later?',
    '/agents/workflow-agent',
    '/ai-sdk-harnesses/workflow-utilities',
    '/agents/eve',
    '/agents/tool-approvals',
    '/ai-sdk-harnesses/harness-agent'
  ),
  ask('How do I display images the model generated in the chat?', '/ai-sdk-ui/chatbot', '/ai-sdk-core/generating-text'),
  ask(
    'What is the difference between AI SDK UI and RSC?',
    '/ai-sdk-rsc/migrating-to-ui',
    '/getting-started/navigating-the-library',
    '/ai-sdk-rsc/overview',
    '/ai-sdk-rsc',
    '/ai-sdk-ui/overview',
    '/ai-sdk-ui'
  ),
  ask(
    'How do I retry a failed tool call?',
    '/ai-sdk-core/tools-and-tool-calling',
    '/ai-sdk-core/mcp-tools',
    '/ai-sdk-core/error-handling'
  ),
  ask(
    'How do I see what tokens were cached?',
    '/foundations/provider-options',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text',
    '/migration-guides/migration-guide-7-0'
  ),
  ask('How do I add a timestamp to each chat message?', '/ai-sdk-ui/message-metadata', '/ai-sdk-ui/chatbot'),
  ask('Are there ready made tools, for example for web search?', '/ai-sdk-core/tools', '/foundations/tools'),
  ask(
    'How do I run the agent in a terminal?',
    '/agents/terminal-ui',
    '/ai-sdk-harnesses/terminal-ui',
    '/reference/ai-sdk-tui/run-agent-tui'
  ),
  ask('How do I use this in an Expo app?', '/getting-started/expo'),
  ask(
    'How do I make the LLM answer only with yes or no?',
    '/ai-sdk-core/decisions',
    '/ai-sdk-core/generating-structured-data',
    '/reference/ai-sdk-core/output',
    '/reference/ai-sdk-core/decide'
  ),
  ask(
    'Can I read a UI message stream outside of React?',
    '/ai-sdk-ui/reading-ui-message-streams',
    '/reference/ai-sdk-ui/read-ui-message-stream'
  ),
  ask(
    'Where is the chat state kept and can I share it between components?',
    '/reference/ai-sdk-ui/use-chat',
    '/ai-sdk-ui/chatbot'
  ),
  ask(
    'How do I protect my server against SSRF when models fetch URLs?',
    '/advanced/secure-url-fetching',
    '/ai-sdk-core/tools'
  ),
  ask(
    'What are provider options for?',
    '/foundations/provider-options',
    '/ai-sdk-core/settings',
    '/foundations/prompts'
  ),
  ask(
    'How to get a transcript of live speech?',
    '/reference/ai-sdk-core/stream-transcribe',
    '/ai-sdk-core/transcription',
    '/ai-sdk-core/realtime'
  ),
  ask(
    'How do I choose a seed so that results are reproducible?',
    '/ai-sdk-core/settings',
    '/ai-sdk-core/image-generation'
  ),
  ask(
    'What changed about useChat in version 5?',
    '/migration-guides/migration-guide-5-0',
    '/migration-guides/migration-guide-5-0-data'
  ),
  ask(
    'Why does TypeScript say my model has the wrong type?',
    '/troubleshooting/model-is-not-assignable-to-type',
    '/troubleshooting/unsupported-model-version'
  ),
  ask('How do I send files from the user to the server in a chat?', '/ai-sdk-ui/chatbot'),
  ask(
    'How do I limit output length?',
    '/ai-sdk-core/settings',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask(
    'How can I make an agent ask the user before it runs a shell command?',
    '/agents/tool-approvals',
    '/ai-sdk-core/tools-and-tool-calling',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/agents/policy-tool-approvals',
    '/agents/workflow-agent',
    '/agents/terminal-ui'
  ),
  ask('What do I need to change when upgrading from 6 to 7?', '/migration-guides/migration-guide-7-0'),
  ask('How do I add memory so that the bot knows earlier conversations?', '/agents/memory'),
  ask(
    'How do I read the stream in plain Node without a framework?',
    '/ai-sdk-core/generating-text',
    '/getting-started/nodejs',
    '/ai-sdk-ui/reading-ui-message-streams',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask(
    'How do I validate messages that come from the client?',
    '/ai-sdk-ui/chatbot-message-persistence',
    '/reference/ai-sdk-core/validate-ui-messages',
    '/reference/ai-sdk-core/safe-validate-ui-messages'
  ),
  ask(
    'What is a language model middleware good for?',
    '/ai-sdk-core/middleware',
    '/reference/ai-sdk-core/language-model-v2-middleware'
  ),
  ask(
    'How do I turn off retries?',
    '/ai-sdk-core/settings',
    '/reference/ai-sdk-core/generate-text',
    '/ai-sdk-core/embeddings'
  ),
  ask('How do I generate several images at once?', '/ai-sdk-core/image-generation'),
  ask(
    'Which tools can I give to Claude Code through the harness?',
    '/ai-sdk-harnesses/tools',
    '/ai-sdk-harnesses/harness-adapters',
    '/ai-sdk-harnesses/harness-agent'
  ),
  ask(
    'How do I render tool results in my chat UI?',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/ai-sdk-ui/generative-user-interfaces'
  ),
  ask('How can I stream status updates that should not be saved in the history?', '/ai-sdk-ui/streaming-data'),
  ask(
    'Where do errors in streamText go?',
    '/ai-sdk-core/error-handling',
    '/ai-sdk-core/generating-text',
    '/troubleshooting/stream-text-not-working'
  ),
  ask(
    'How do I get a type for my tools for useChat?',
    '/reference/ai-sdk-ui/infer-ui-tools',
    '/reference/ai-sdk-ui/infer-ui-tool',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
  ask('How do I let the user edit a message and send it again?', '/ai-sdk-ui/chatbot', '/reference/ai-sdk-ui/use-chat'),
  ask(
    'How do I set custom HTTP headers on the provider request?',
    '/ai-sdk-core/settings',
    '/reference/ai-sdk-core/generate-text',
    '/ai-sdk-core/embeddings',
    '/ai-sdk-core/image-generation'
  ),
  ask(
    'Can I use a local model with Ollama?',
    '/foundations/providers-and-models',
    '/getting-started/choosing-a-provider'
  ),
  ask(
    'How do I create a plan with one model and execute with another?',
    '/agents/workflows',
    '/agents/subagents',
    '/agents/loop-control'
  ),
  ask(
    'How do I extract the reasoning of a model?',
    '/ai-sdk-core/reasoning',
    '/reference/ai-sdk-core/extract-reasoning-middleware',
    '/ai-sdk-core/middleware',
    '/ai-sdk-core/generating-text'
  ),
  ask(
    'Why is tool calling together with structured output not working?',
    '/troubleshooting/tool-calling-with-structured-outputs',
    '/ai-sdk-core/generating-structured-data'
  ),
  ask(
    'What is the maximum duration on Vercel functions and how do I raise it?',
    '/troubleshooting/timeout-on-vercel',
    '/advanced/vercel-deployment-guide'
  ),
  ask('How do I serve a chat for Teams?', '/agents/chat-platforms'),
  ask('How can the model search through many tools?', '/ai-sdk-core/tool-search', '/reference/ai-sdk-core/tool-search'),
  ask('How do I subscribe to events of an MCP server?', '/ai-sdk-core/mcp-events', '/reference/ai-sdk-core/mcp-events'),
  ask(
    'How do I start an MCP server over stdio?',
    '/ai-sdk-core/mcp-tools',
    '/reference/ai-sdk-core/mcp-stdio-transport',
    '/reference/ai-sdk-core/create-mcp-client'
  ),
  ask('How do I record telemetry with Datadog or similar?', '/ai-sdk-core/telemetry'),
  ask('How do I run a speech to speech conversation?', '/ai-sdk-core/realtime', '/ai-sdk-core/translation'),
  ask('How do I measure cosine similarity?', '/reference/ai-sdk-core/cosine-similarity', '/ai-sdk-core/embeddings'),
  ask('How do I pass the abort signal to a tool?', '/ai-sdk-core/tools-and-tool-calling', '/agents/subagents'),
  ask('What does prepareStep do?', '/agents/loop-control', '/ai-sdk-core/tools-and-tool-calling'),
  ask('How do I create my own stop condition?', '/agents/loop-control'),
  ask('Is there a low memory way to stream text?', '/reference/ai-sdk-core/stream-text-low-memory'),
  ask(
    'How do I keep the useChat state when the component unmounts?',
    '/reference/ai-sdk-ui/use-chat',
    '/ai-sdk-ui/chatbot',
    '/migration-guides/migration-guide-5-0'
  ),
  ask('How do I fix "Maximum update depth exceeded"?', '/troubleshooting/react-maximum-update-depth-exceeded'),
  ask('How do I save UI state with RSC?', '/ai-sdk-rsc/saving-and-restoring-states', '/ai-sdk-rsc/generative-ui-state'),
  ask(
    'How do I return an error from a tool to the model?',
    '/ai-sdk-core/tools-and-tool-calling',
    '/ai-sdk-ui/chatbot-tool-usage'
  ),
  ask('How do I get the size of an embedding smaller?', '/ai-sdk-core/embeddings'),
  ask('Which message roles are there?', '/foundations/prompts', '/reference/ai-sdk-core/model-message'),
  ask(
    'How do I generate a random id with a prefix?',
    '/reference/ai-sdk-core/create-id-generator',
    '/reference/ai-sdk-core/generate-id'
  ),
  ask('How do I send a PDF to the model?', '/foundations/prompts', '/ai-sdk-core/file-uploads', '/ai-sdk-ui/chatbot'),
  ask('How do I see prompt caching savings with Anthropic?', '/foundations/provider-options', '/advanced/caching'),
  ask(
    'A user notices our agent misunderstood them while it is still working. Can they send a correction that it picks up without cancelling the tools that are already running?',
    '/agents/loop-control'
  ),
  ask(
    'Free and paying customers should get a different model and a different set of tools from the same agent definition. Where do I plug that in for each request, with type checking?',
    '/agents/configuring-call-options'
  ),
  ask(
    'Our assistant should remember what someone told it last week. What are the ways to do that and what do I give up with each?',
    '/agents/memory'
  ),
  ask(
    'How can we run a new authorization rule for tool calls in production and only see what it would have blocked, before it actually blocks anything?',
    '/agents/policy-tool-approvals'
  ),
  ask(
    "We have a research helper that reads tons of pages. I want users to see everything it does, but only a short recap should end up in the main assistant's context.",
    '/agents/subagents'
  ),
  ask(
    "Could someone with a modified browser client fake the user's OK on a payment tool and get our server to run it? How do I prevent that?",
    '/agents/tool-approvals',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/agents/workflow-agent'
  ),
  ask(
    'user clicks approve on the tool card and then nothing happens, the chat just sits there',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/agents/tool-approvals'
  ),
  ask(
    'Ops may only sign off on an action the next morning. How do I build an agent that can wait that long and survives a redeploy or crash in between?',
    '/agents/workflow-agent',
    '/reference/ai-sdk-workflow/workflow-agent',
    '/agents/eve'
  ),
  ask(
    "Our bot's answers in Slack run together without a blank line whenever it uses a tool halfway through. What are we passing wrong?",
    '/agents/chat-platforms'
  ),
  ask(
    'After the first draft I want a second model pass to grade it and have it rewritten until the score is good enough. Is there a recommended structure for that?',
    '/agents/workflows'
  ),
  ask(
    'I want an interactive console for trying out my ToolLoopAgent, with scrolling, tool cards and yes/no prompts, and no web page to build.',
    '/agents/terminal-ui',
    '/reference/ai-sdk-tui/run-agent-tui'
  ),
  ask(
    "When I embed Claude Code in our product's chat page, do I resend the whole conversation on every turn or does the runtime keep it itself?",
    '/ai-sdk-harnesses/harness-agent',
    '/ai-sdk-harnesses/ui',
    '/ai-sdk-harnesses/overview'
  ),
  ask(
    'Which of the supported coding agent runtimes can take screenshots in the prompt, and which ones run in our own process instead of in a sandbox?',
    '/ai-sdk-harnesses/harness-adapters'
  ),
  ask(
    'Let the embedded coding agent change files freely but make it ask before it runs any shell command',
    '/ai-sdk-harnesses/tools'
  ),
  ask(
    "A coding job takes longer than our function's time limit. How do I cut the turn into pieces and carry on in the next invocation?",
    '/ai-sdk-harnesses/workflow-utilities',
    '/ai-sdk-harnesses/harness-agent'
  ),
  ask(
    'The provider tells us which passages back up the answer. How do I put footnote markers at the right spot inside the text rather than just a list of links at the end?',
    '/ai-sdk-core/generating-text'
  ),
  ask(
    'I need exactly five quiz questions back as typed objects and want to show each one as soon as it is finished, not a half filled one.',
    '/ai-sdk-core/generating-structured-data',
    '/reference/ai-sdk-core/output'
  ),
  ask(
    'OpenAI rejects my zod schema because a few fields are optional. What should I write instead?',
    '/troubleshooting/no-object-generated-content-filter',
    '/ai-sdk-core/prompt-engineering',
    '/migration-guides/migration-guide-6-0'
  ),
  ask(
    'The model keeps wrapping its JSON in triple backticks so our typed result blows up. Can I strip that automatically?',
    '/ai-sdk-core/middleware',
    '/reference/ai-sdk-core/extract-json-middleware'
  ),
  ask(
    'generateText ran our tool fine but reading result.output throws afterwards. Why is there no final object?',
    '/ai-sdk-core/generating-structured-data',
    '/reference/ai-sdk-errors/ai-no-output-generated-error',
    '/troubleshooting/tool-calling-with-structured-outputs'
  ),
  ask(
    'The model asks for two tools at once and the second one depends on what the first writes to our database. How do I make them run one after another?',
    '/ai-sdk-core/tools-and-tool-calling',
    '/agents/workflow-agent',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text',
    '/reference/ai-sdk-core/tool-loop-agent',
    '/reference/ai-sdk-workflow/workflow-agent'
  ),
  ask(
    'We have about 150 tools and sending all the definitions with every request is expensive. Can the model look up just the ones it needs?',
    '/ai-sdk-core/tool-search',
    '/reference/ai-sdk-core/tool-search'
  ),
  ask(
    'If I let the model write a small script that calls my tools, can that script reach the file system, environment variables or the network?',
    '/ai-sdk-core/code-mode'
  ),
  ask(
    "How would we notice that a third-party MCP server quietly changed a tool's description after we had reviewed and approved it?",
    '/ai-sdk-core/mcp-tools'
  ),
  ask(
    'Some MCP tools come with their own HTML widget. How do we show it safely inside our React chat?',
    '/ai-sdk-core/mcp-apps',
    '/reference/ai-sdk-core/mcp-apps',
    '/reference/ai-sdk-ui/mcp-app-renderer'
  ),
  ask(
    "I'd like our app to be notified when a document changes on the MCP server. Does the server call us back, and how do I check that the call is genuine?",
    '/ai-sdk-core/mcp-events',
    '/reference/ai-sdk-core/mcp-events'
  ),
  ask(
    "We hand tenant credentials to our tools on the server. How do I make sure they don't show up in exported traces while the request id still does?",
    '/ai-sdk-core/runtime-and-tool-context',
    '/ai-sdk-core/telemetry',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
  ask(
    'Give the agent a ready-made way to open links, but only on our docs domain and only links the user actually typed',
    '/ai-sdk-core/tools'
  ),
  ask(
    'my tool has a z.date() field and validation fails every time the model fills it in',
    '/ai-sdk-core/prompt-engineering'
  ),
  ask(
    'Sometimes a response starts fine and then hangs halfway. How can I abort the call when no new text has arrived for five seconds?',
    '/ai-sdk-core/settings',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask(
    'What happens if I set reasoning to xhigh on a model that only goes up to high, does the call fail?',
    '/ai-sdk-core/reasoning'
  ),
  ask(
    'Our vector column only has 512 slots but the model returns 3072 numbers. Can I request smaller vectors?',
    '/ai-sdk-core/embeddings',
    '/reference/ai-sdk-core/embed',
    '/reference/ai-sdk-core/embed-many'
  ),
  ask(
    "Vector search finds the right article but it's often in third place. I want a second model to reorder the hits before I show the top three.",
    '/ai-sdk-core/reranking',
    '/reference/ai-sdk-core/rerank'
  ),
  ask(
    'Incoming tickets should go to billing or support automatically, but only when the model is at least 90% sure, otherwise a person looks at it.',
    '/ai-sdk-core/decisions',
    '/reference/ai-sdk-core/decide'
  ),
  ask(
    "pull invoice number, total and due date out of an uploaded PDF as typed values, with null when it's not in there",
    '/ai-sdk-core/extractions',
    '/reference/ai-sdk-core/extract'
  ),
  ask(
    'Before sending an edit request with a mask I want to know whether the chosen picture model can even do that, and offer another one if not.',
    '/ai-sdk-core/image-generation'
  ),
  ask(
    "In our voice chat the user presses mute but the browser's microphone light stays on. What is the right call to really release the mic?",
    '/reference/ai-sdk-ui/use-realtime'
  ),
  ask(
    "We're building a voice assistant in the browser and must not ship our OpenAI key to the client. How does the browser get permission to open the connection?",
    '/ai-sdk-core/realtime',
    '/reference/ai-sdk-ui/use-realtime'
  ),
  ask(
    'Highlight every word in the text while the recording is playing: how do I get the time of each word?',
    '/ai-sdk-core/transcription',
    '/reference/ai-sdk-core/transcribe'
  ),
  ask(
    'I want to interpret a live speaker into another language while they talk, with audio and captions.',
    '/ai-sdk-core/translation',
    '/reference/ai-sdk-core/stream-translate'
  ),
  ask(
    'How do I read a scripted dialogue aloud so that each character gets a different voice?',
    '/ai-sdk-core/speech',
    '/reference/ai-sdk-core/stream-speech'
  ),
  ask(
    "Rendering a clip takes several minutes and we don't want to pay for a function that just sits there checking. Can the provider ping us when it's ready?",
    '/ai-sdk-core/video-generation',
    '/reference/ai-sdk-core/generate-video',
    '/reference/ai-sdk-workflow/generate-video'
  ),
  ask(
    'A chat starts on OpenAI with an uploaded PDF and then the user switches to Claude. How do I keep the attachment working without sending the bytes each time?',
    '/ai-sdk-core/file-uploads'
  ),
  ask(
    "We have to mask emails and card numbers in replies, also while streaming when a number is split over two chunks. What's the safe way?",
    '/ai-sdk-core/middleware'
  ),
  ask(
    'Send our SKILL.md bundle to Anthropic once and reuse it in later calls',
    '/ai-sdk-core/skill-uploads',
    '/reference/ai-sdk-core/upload-skill'
  ),
  ask(
    'If a request in an overnight bulk job decides to call one of my functions, will the function be executed?',
    '/ai-sdk-core/batch'
  ),
  ask(
    'I want names like "fast" and "smart" in our code so we can change the actual model version in one single place.',
    '/ai-sdk-core/provider-management',
    '/reference/ai-sdk-core/custom-provider'
  ),
  ask(
    'The provider sometimes says "overloaded" in the middle of a streamed answer. Can only that step be tried again without rerunning the tools that already finished?',
    '/ai-sdk-core/error-handling',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask(
    'How do I unit test our chat route so it gives the same answer every time and never calls a real LLM?',
    '/ai-sdk-core/testing'
  ),
  ask(
    'Every trace in our dashboard is called invoke_agent plus the model name. Can I have our own feature names there?',
    '/ai-sdk-core/telemetry'
  ),
  ask(
    "While developing locally I'd like a web page that shows each prompt, tool call and token count of my agent runs",
    '/ai-sdk-core/devtools',
    '/getting-started/coding-agents'
  ),
  ask(
    'Per request I want to log how long each tool took compared to the model itself.',
    '/ai-sdk-core/lifecycle-callbacks',
    '/ai-sdk-core/generating-text',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
  ask(
    'People close the tab while the assistant is still writing and the saved conversation ends up broken. How do I make sure the full reply is stored anyway?',
    '/ai-sdk-ui/chatbot-message-persistence',
    '/ai-sdk-ui/chatbot-resume-streams'
  ),
  ask(
    "We changed a tool's parameters and now opening old saved chats crashes on the server. How should I deal with history that no longer fits?",
    '/ai-sdk-ui/chatbot-message-persistence',
    '/reference/ai-sdk-core/safe-validate-ui-messages',
    '/reference/ai-sdk-core/validate-ui-messages'
  ),
  ask(
    "We use resume: true and our stop button doesn't really stop anything, after a reload the answer just keeps coming",
    '/troubleshooting/abort-breaks-resumable-streams',
    '/ai-sdk-ui/chatbot-resume-streams',
    '/advanced/stopping-streams'
  ),
  ask(
    'On Vercel the function keeps generating after the user presses stop. What do I have to configure so the model call is cancelled too?',
    '/advanced/stopping-streams',
    '/advanced/vercel-deployment-guide'
  ),
  ask(
    'Users should be able to keep typing while the bot is answering; their extra messages should wait and go out one by one. Does useChat do that?',
    '/ai-sdk-ui/chatbot',
    '/reference/ai-sdk-ui/use-chat'
  ),
  ask(
    'I want to flash a short "searching the docs..." toast from the server during a reply, without it being stored in the conversation.',
    '/ai-sdk-ui/streaming-data'
  ),
  ask(
    'When should extra info hang on the message itself and when should it be one of its parts?',
    '/ai-sdk-ui/message-metadata',
    '/ai-sdk-ui/streaming-data'
  ),
  ask(
    'Our backend is Python with FastAPI. What exactly does it have to send so that useChat can show the reply and the tool calls?',
    '/ai-sdk-ui/stream-protocol'
  ),
  ask(
    'Opening a new HTTP request for each turn is too slow for us. Can the chat run over one open socket, and what does our server have to speak?',
    '/ai-sdk-ui/transport',
    '/reference/ai-sdk-ui/websocket-chat-transport'
  ),
  ask(
    'In our Electron app client and agent live in the same process. Can the chat hook talk to the agent without an API route?',
    '/ai-sdk-ui/transport',
    '/reference/ai-sdk-ui/direct-chat-transport',
    '/ai-sdk-ui/chatbot'
  ),
  ask(
    'our logs are full of "AI SDK Warning: the feature temperature is not supported". how to turn these off or send them to our own logger',
    '/ai-sdk-ui/error-handling',
    '/migration-guides/migration-guide-6-0'
  ),
  ask(
    'I want a recipe form whose fields fill in live while the JSON is still coming in from the server.',
    '/ai-sdk-ui/object-generation',
    '/reference/ai-sdk-ui/use-object'
  ),
  ask(
    'Inline text suggestions, one prompt and one answer, no conversation. Which hook fits and how do I cancel it?',
    '/ai-sdk-ui/completion',
    '/reference/ai-sdk-ui/use-completion'
  ),
  ask(
    'Show an order status card instead of plain text when the assistant looks up a delivery',
    '/ai-sdk-ui/generative-user-interfaces',
    '/advanced/rendering-ui-with-language-models',
    '/ai-sdk-rsc/streaming-react-components'
  ),
  ask(
    'The user picks another model in the dropdown but the server always receives the one that was selected when the page loaded.',
    '/troubleshooting/use-chat-stale-body-data',
    '/troubleshooting/use-chat-custom-request-options',
    '/ai-sdk-ui/chatbot',
    '/migration-guides/migration-guide-5-0'
  ),
  ask(
    "After a tool call the assistant's reply shows up twice in the chat. What am I missing on the server?",
    '/troubleshooting/repeated-assistant-messages',
    '/migration-guides/migration-guide-5-0'
  ),
  ask(
    'status says streaming right away so my loading dots vanish, but the first words only come seconds later',
    '/troubleshooting/streaming-status-delay'
  ),
  ask(
    'Replies stream nicely on my machine, but behind our compressing reverse proxy the whole answer arrives in one go.',
    '/troubleshooting/streaming-not-working-when-proxied',
    '/troubleshooting/streaming-not-working-when-deployed'
  ),
  ask(
    'Our load balancer cuts the connection when the model is silent for a minute. Can the stream send some kind of heartbeat?',
    '/reference/ai-sdk-ui/create-ui-message-stream-response',
    '/reference/ai-sdk-ui/pipe-ui-message-stream-to-response'
  ),
  ask(
    'Long answers get chopped off in production on Vercel and the log says Connection closed',
    '/troubleshooting/timeout-on-vercel',
    '/advanced/vercel-deployment-guide'
  ),
  ask(
    'We caption thousands of photos in a loop and the process slowly runs out of memory. What is being kept?',
    '/troubleshooting/high-memory-usage-with-images'
  ),
  ask(
    'Users can attach a code snippet as our own data part. How do I get its content into what the model reads?',
    '/reference/ai-sdk-ui/convert-to-model-messages'
  ),
  ask(
    'My custom transport writes an error text into the stream and I get "received text-delta for missing text part"-like errors. What order do chunks have to be in?',
    '/reference/ai-sdk-errors/ai-ui-message-stream-error',
    '/ai-sdk-ui/stream-protocol',
    '/reference/ai-sdk-ui/create-ui-message-stream'
  ),
  ask(
    'What are the known problems with the React Server Components flavour that would keep us from shipping it?',
    '/ai-sdk-rsc/migrating-to-ui',
    '/getting-started/navigating-the-library'
  ),
  ask(
    'Do I still have to check that the user is logged in inside a server action that streams UI?',
    '/ai-sdk-rsc/authentication'
  ),
  ask(
    'With smoothStream our Japanese answers come out in big lumps instead of word by word',
    '/reference/ai-sdk-core/smooth-stream'
  ),
  ask(
    "Before each call I'd like to throw away the old output of our search tool only, and keep the other tools' results in the history.",
    '/reference/ai-sdk-ui/prune-messages'
  ),
  ask(
    'The hints I put on my zod fields with .describe() never reach the model. Why would they get lost?',
    '/reference/ai-sdk-core/zod-schema'
  ),
  ask(
    "after upgrading the package our node service dies because require('ai') no longer works",
    '/migration-guides/migration-guide-7-0'
  ),
  ask(
    'We have millions of stored chats in the v4 format. Can we upgrade the app first and convert the database later?',
    '/migration-guides/migration-guide-5-0-data'
  ),
  ask(
    'Is it ok to build on functions that start with experimental_ and how should I pin the version?',
    '/migration-guides/versioning'
  ),
  ask(
    'Many users ask the identical question. How do I hand out the earlier answer again, also as a stream, without paying for a new call?',
    '/advanced/caching',
    '/ai-sdk-core/middleware'
  ),
  ask('How do I keep one visitor from hammering our chat endpoint and running up the bill?', '/advanced/rate-limiting'),
  ask(
    'Users paste image links that our server downloads. How do I stop someone from pointing us at internal addresses or the cloud metadata host?',
    '/advanced/secure-url-fetching',
    '/foundations/prompts'
  ),
  ask(
    'I wrap an async generator in a ReadableStream and it goes on producing and filling memory after the reader has gone. How should it be written instead?',
    '/advanced/backpressure'
  ),
  ask(
    "What is the difference between a tool that runs on the provider's servers and one where the provider only gives the schema and I run the code?",
    '/foundations/tools',
    '/reference/ai-sdk-core/tool'
  ),
  ask(
    'I only want to mark the long system message for Anthropic prompt caching, not the entire call. Where does that option go?',
    '/foundations/prompts'
  ),
  ask(
    "getting \"Property 'structuredClone' doesn't exist\" on the phone in our react native chat app",
    '/getting-started/expo'
  ),
  ask('tts dialogue two speakers', '/ai-sdk-core/speech', '/reference/ai-sdk-core/stream-speech'),
  ask('reorder search hits relevance', '/ai-sdk-core/reranking', '/reference/ai-sdk-core/rerank'),
  ask('discord bot reply', '/agents/chat-platforms'),
  ask('fake llm vitest', '/ai-sdk-core/testing'),
  ask('recursive zod tree', '/reference/ai-sdk-core/zod-schema'),
  ask('upstash reuse previous answer', '/advanced/caching'),
  ask('limit requests per ip', '/advanced/rate-limiting'),
  ask('dns rebinding fetch protection', '/advanced/secure-url-fetching'),
  ask('rego authorization', '/agents/policy-tool-approvals'),
  ask('mem0 letta persistent', '/agents/memory'),
  ask(
    'run claude code headless',
    '/ai-sdk-harnesses/overview',
    '/ai-sdk-harnesses/harness-agent',
    '/ai-sdk-harnesses/harness-adapters',
    '/ai-sdk-harnesses'
  ),
  ask('fastapi sse event types', '/ai-sdk-ui/stream-protocol'),
  ask('persistent socket instead of http', '/reference/ai-sdk-ui/websocket-chat-transport', '/ai-sdk-ui/transport'),
  ask('reconnect after refresh redis', '/ai-sdk-ui/chatbot-resume-streams'),
  ask('async bulk prompts', '/ai-sdk-core/batch', '/reference/ai-sdk-core/start-batch'),
  ask('microphone conversation browser', '/ai-sdk-core/realtime', '/reference/ai-sdk-ui/use-realtime'),
  ask('live interpreter spanish audio', '/ai-sdk-core/translation', '/reference/ai-sdk-core/stream-translate'),
  ask('word timestamps subtitles', '/ai-sdk-core/transcription', '/reference/ai-sdk-core/transcribe'),
  ask(
    'start and end keyframe clip',
    '/ai-sdk-core/video-generation',
    '/reference/ai-sdk-core/generate-video',
    '/reference/ai-sdk-workflow/generate-video'
  ),
  ask('inpaint part of photo', '/ai-sdk-core/image-generation', '/reference/ai-sdk-core/generate-image'),
  ask('deepseek <think> tags', '/ai-sdk-core/middleware', '/reference/ai-sdk-core/extract-reasoning-middleware'),
  ask('hundreds of tools lazily', '/ai-sdk-core/tool-search', '/reference/ai-sdk-core/tool-search'),
  ask(
    'markdown tui for agent',
    '/agents/terminal-ui',
    '/reference/ai-sdk-tui/run-agent-tui',
    '/ai-sdk-harnesses/terminal-ui'
  ),
  ask('otel traces llm', '/ai-sdk-core/telemetry'),
  ask(
    'shrink history save tokens',
    '/reference/ai-sdk-ui/prune-messages',
    '/agents/loop-control',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
  ask('structuredClone react native', '/getting-started/expo'),
  ask('nested agent own context', '/agents/subagents'),
  ask('censor output pii', '/ai-sdk-core/middleware'),
  ask(
    'html widget iframe mcp',
    '/ai-sdk-core/mcp-apps',
    '/reference/ai-sdk-core/mcp-apps',
    '/reference/ai-sdk-ui/mcp-app-renderer'
  ),
  ask('pull totals from invoice', '/ai-sdk-core/extractions', '/reference/ai-sdk-core/extract'),
  ask(
    'tsserver hangs, "Type instantiation is excessively deep and possibly infinite" in every file where i define a tool',
    '/troubleshooting/typescript-performance-zod',
    '/migration-guides/migration-guide-5-0'
  ),
  ask(
    'why does react throw "Maximum update depth exceeded" as soon as a long markdown answer comes in',
    '/troubleshooting/react-maximum-update-depth-exceeded',
    '/ai-sdk-ui/chatbot',
    '/ai-sdk-ui/completion'
  ),
  ask(
    'Node process gets OOM killed when I describe a few hundred pictures in a for loop, results array keeps growing',
    '/troubleshooting/high-memory-usage-with-images'
  ),
  ask(
    'browser only ever says "An error occurred.", where did the real provider message go?',
    '/troubleshooting/use-chat-an-error-occurred',
    '/ai-sdk-ui/chatbot',
    '/reference/ai-sdk-ui/create-ui-message-stream',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask(
    'my db save never runs if the user closes the tab halfway through the reply',
    '/troubleshooting/stream-abort-handling',
    '/advanced/stopping-streams',
    '/ai-sdk-ui/chatbot-message-persistence'
  ),
  ask(
    'pressing stop frees the ui but the vercel function keeps generating and billing tokens',
    '/advanced/stopping-streams',
    '/advanced/vercel-deployment-guide'
  ),
  ask(
    'clicked stop, and two seconds later the same answer starts typing again (we have resume: true)',
    '/troubleshooting/abort-breaks-resumable-streams',
    '/ai-sdk-ui/chatbot-resume-streams',
    '/advanced/stopping-streams'
  ),
  ask(
    'NoObjectGeneratedError with finish reason content-filter, but the prompt is totally harmless?? schema has a couple of .optional() fields',
    '/troubleshooting/no-object-generated-content-filter',
    '/ai-sdk-core/prompt-engineering'
  ),
  ask(
    'destructuring { output } from the result blows up with "No output generated" when the last thing the model did was call a tool',
    '/reference/ai-sdk-errors/ai-no-output-generated-error',
    '/ai-sdk-core/generating-structured-data',
    '/troubleshooting/tool-calling-with-structured-outputs'
  ),
  ask(
    'the model picked in my dropdown never changes on the server, it always gets the first one i had at page load',
    '/troubleshooting/use-chat-stale-body-data',
    '/troubleshooting/use-chat-custom-request-options',
    '/ai-sdk-ui/chatbot'
  ),
  ask(
    'empty bubble for several seconds although status already says streaming',
    '/troubleshooting/streaming-status-delay'
  ),
  ask(
    'tokens trickle in fine on localhost but behind our nginx everything shows up in one go at the end',
    '/troubleshooting/streaming-not-working-when-proxied',
    '/troubleshooting/streaming-not-working-when-deployed'
  ),
  ask(
    'no exception, no text, nothing. streamText just returns and my loop never prints. how do I see what went wrong',
    '/troubleshooting/stream-text-not-working',
    '/ai-sdk-core/generating-text',
    '/ai-sdk-core/error-handling'
  ),
  ask(
    'After bumping to v7 my stored chats fail with AI_InvalidPromptError because the first entry has role system',
    '/migration-guides/migration-guide-7-0',
    '/reference/ai-sdk-errors/ai-invalid-prompt-error',
    '/foundations/prompts'
  ),
  ask(
    'why is the raw request body undefined on the result since we upgraded',
    '/migration-guides/migration-guide-7-0',
    '/troubleshooting/high-memory-usage-with-images',
    '/ai-sdk-core/devtools',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask(
    'mcp server sits behind a 307 and stopped connecting after the upgrade to 7',
    '/migration-guides/migration-guide-7-0',
    '/reference/ai-sdk-core/create-mcp-client'
  ),
  ask(
    'custom transport writes an inline failure message and the client dies complaining about a text-delta that was never started',
    '/reference/ai-sdk-errors/ai-ui-message-stream-error'
  ),
  ask(
    'rotated our secret and now confirmed tool calls are thrown out for a bad HMAC',
    '/reference/ai-sdk-errors/ai-invalid-tool-approval-signature-error',
    '/agents/tool-approvals'
  ),
  ask(
    'user hits Approve and then nothing happens, the tool never runs',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/agents/tool-approvals'
  ),
  ask(
    'toolChoice is required yet the model answered in prose and now an error is thrown, can i still get at what it wrote',
    '/reference/ai-sdk-errors/ai-tool-choice-violation-error'
  ),
  ask(
    "uploaded the picture through openai, switched the chat to claude, and now the attachment can't be resolved",
    '/ai-sdk-core/file-uploads',
    '/reference/ai-sdk-errors/ai-no-such-provider-reference-error'
  ),
  ask(
    "streamTranscribe: I awaited the full text first and now I can't loop over the parts anymore, why",
    '/ai-sdk-core/transcription',
    '/reference/ai-sdk-core/stream-transcribe'
  ),
  ask(
    'loop quits on its own with a console warning even though there was still work left, seems to be around 20 iterations',
    '/agents/loop-control',
    '/agents/building-agents',
    '/reference/ai-sdk-core/loop-finished',
    '/reference/ai-sdk-core/tool-loop-agent',
    '/agents/workflow-agent'
  ),
  ask('follow up i injected mid-run comes back as not delivered: removed-by-prepare-step', '/agents/loop-control'),
  ask(
    'codex forgot everything we discussed after I swapped its instructions between turns',
    '/ai-sdk-harnesses/harness-agent'
  ),
  ask(
    "zod descriptions don't show up in the json schema sent to the model, i do z.string().describe('..').min(1)",
    '/reference/ai-sdk-core/zod-schema'
  ),
  ask(
    "onToolCall: Type 'string' is not assignable to type '\"getLocation\"' when i pass toolCall.toolName on",
    '/troubleshooting/ontoolcall-type-narrowing',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/migration-guides/migration-guide-5-0'
  ),
  ask(
    'svelte: i pulled messages out of the chat object with let { messages } = chat and the list stays empty',
    '/getting-started/svelte'
  ),
  ask(
    'rsc loading placeholder never goes away, server action already returned',
    '/troubleshooting/unclosed-streams',
    '/reference/ai-sdk-rsc/create-streamable-ui',
    '/reference/ai-sdk-rsc/create-streamable-value'
  ),
  ask(
    "custom data parts I attach to the user's message never make it to the model",
    '/reference/ai-sdk-ui/convert-to-model-messages',
    '/reference/ai-sdk-core/create-agent-ui-stream',
    '/reference/ai-sdk-core/create-agent-ui-stream-response',
    '/reference/ai-sdk-core/pipe-agent-ui-stream-to-response'
  ),
  ask(
    'can I ask for a shorter vector, like 512 numbers instead of 1536?',
    '/ai-sdk-core/embeddings',
    '/reference/ai-sdk-core/embed',
    '/reference/ai-sdk-core/embed-many'
  ),
  ask(
    'is there a way to give just one slow tool more time than the others before it gets cut off',
    '/ai-sdk-core/settings',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask(
    'force several tool calls from one model turn to run one after another, not at the same time',
    '/ai-sdk-core/tools-and-tool-calling',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text',
    '/reference/ai-sdk-core/tool-loop-agent',
    '/agents/workflow-agent',
    '/reference/ai-sdk-workflow/workflow-agent'
  ),
  ask(
    "in the hook's finish handler, how do i know whether the user cancelled or the network dropped",
    '/ai-sdk-ui/chatbot',
    '/reference/ai-sdk-ui/use-chat'
  ),
  ask(
    'option to send periodic ping comments so the load balancer does not kill an idle event stream?',
    '/reference/ai-sdk-ui/create-ui-message-stream-response',
    '/reference/ai-sdk-ui/pipe-ui-message-stream-to-response'
  ),
  ask(
    'what are the three things in the array that useStreamableValue gives back',
    '/reference/ai-sdk-rsc/use-streamable-value'
  ),
  ask(
    'createAI save hook fires on every small update, how can I tell which one is the last',
    '/reference/ai-sdk-rsc/create-ai',
    '/ai-sdk-rsc/saving-and-restoring-states'
  ),
  ask(
    'can the colon between provider and model name be something else',
    '/ai-sdk-core/provider-management',
    '/reference/ai-sdk-core/provider-registry'
  ),
  ask(
    'how long does generateVideo keep checking before it gives up, and can i change that',
    '/ai-sdk-core/video-generation',
    '/reference/ai-sdk-core/generate-video'
  ),
  ask(
    'if cancelBatch resolves, does that mean everything has stopped?',
    '/ai-sdk-core/batch',
    '/reference/ai-sdk-core/cancel-batch'
  ),
  ask(
    'how do i get the next page when there are more batches than the limit',
    '/ai-sdk-core/batch',
    '/reference/ai-sdk-core/list-batches'
  ),
  ask(
    'default length of the random part of generated ids and whether it is safe for security tokens',
    '/reference/ai-sdk-core/create-id-generator'
  ),
  ask(
    'send a progress toast to the client that does not end up saved in the conversation',
    '/ai-sdk-ui/streaming-data'
  ),
  ask(
    'readUIMessageStream: does it keep going after a bad chunk by default or bail out',
    '/reference/ai-sdk-ui/read-ui-message-stream'
  ),
  ask(
    'running the agent in-process with useChat, are web sources forwarded to the client by default?',
    '/reference/ai-sdk-ui/direct-chat-transport'
  ),
  ask(
    'How many failed reconnects does WorkflowChatTransport tolerate out of the box',
    '/reference/ai-sdk-workflow/workflow-chat-transport'
  ),
  ask('which port does the local request inspector open on', '/ai-sdk-core/devtools', '/getting-started/coding-agents'),
  ask(
    'global switch to silence the yellow "AI SDK Warning" lines in the console',
    '/ai-sdk-ui/error-handling',
    '/migration-guides/migration-guide-6-0'
  ),
  ask(
    'one of my decide questions was refused by the model, how do I find out which',
    '/reference/ai-sdk-errors/ai-decision-refusal-error',
    '/ai-sdk-core/decisions'
  ),
  ask(
    'which field on the tool part tells the user why their confirmation is needed (not the answer they gave)',
    '/agents/tool-approvals',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/reference/ai-sdk-core/ui-message',
    '/agents/policy-tool-approvals'
  ),
  ask(
    'does createMCPClient retry a tool call that got a 503, or do i have to turn that on',
    '/ai-sdk-core/mcp-tools',
    '/reference/ai-sdk-core/create-mcp-client'
  ),
  ask(
    'middleware: [a, b] - which of the two sees the request first?',
    '/ai-sdk-core/middleware',
    '/reference/ai-sdk-core/wrap-language-model'
  ),
  ask(
    'let the sdk try again when the provider sends an error event after some text has already arrived',
    '/ai-sdk-core/error-handling',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask('useObject: how to wipe the current result before a new run', '/reference/ai-sdk-ui/use-object'),
  ask("cap on parallel code mode workers, what's the max if I set nothing", '/ai-sdk-core/code-mode'),
  ask(
    'sandbox hooks: which one runs once and goes in the snapshot and which runs for every conversation',
    '/ai-sdk-harnesses/harness-agent'
  ),
  ask(
    "our resume route only returns the chunks that are still missing, what do i set so the half finished text isn't wiped",
    '/ai-sdk-ui/chatbot-resume-streams',
    '/reference/ai-sdk-ui/use-chat'
  ),
  ask("what happens with reasoning: 'xhigh' on a model that only goes up to high", '/ai-sdk-core/reasoning'),
  ask(
    'check beforehand if an image model takes a mask',
    '/ai-sdk-core/image-generation',
    '/reference/ai-sdk-core/wrap-image-model'
  ),
  ask(
    'normalize args of a third party tool before execute, one provider sends "" where another sends null',
    '/foundations/tools',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text',
    '/reference/ai-sdk-core/tool-loop-agent'
  )
]

/** Over this project’s own documentation. */
export const ownQuestions: AnswerableQuestion[] = [
  ask(
    'How do I put the assistant on my site?',
    '/getting-started',
    '/',
    '/sites/vitepress',
    '/sites/docusaurus',
    '/sites/starlight',
    '/sites/nextra',
    '/sites/mkdocs',
    '/sites/sphinx'
  ),
  ask('which line do I paste into my html', '/getting-started', '/'),
  ask('can my own backend send the question, so that no key is visible in the page?', '/getting-started', '/options'),
  ask('use a local LLM such as ollama to write the answers', '/getting-started', '/service'),
  ask('how can I build my own chat UI with React and only use your request code?', '/transport', '/getting-started'),
  ask('does the transport work in Vue?', '/transport'),
  ask('change the colour of the button', '/styling'),
  ask('the widget covers my cookie banner, how can I move it up?', '/styling'),
  ask('my site has its own dark mode toggle, will the panel notice?', '/styling', '/options'),
  ask('which CSP directives does it need?', '/content-security-policy'),
  ask('does it use eval or innerHTML?', '/content-security-policy', '/architecture'),
  ask('open the panel from my own button', '/methods-and-events', '/getting-started'),
  ask('get told when the reader rates an answer', '/methods-and-events', '/feedback'),
  ask('let my single page app handle links in answers', '/methods-and-events'),
  ask('turn off the keyboard shortcut', '/options'),
  ask('hide the launcher and use my own', '/options', '/methods-and-events'),
  ask('show starter questions when the chat is empty', '/options'),
  ask('replace the texts with my own wording', '/options'),
  ask('how long does it wait before it gives up?', '/options', '/transport', '/methods-and-events'),
  ask('do not keep conversations in the browser', '/options'),
  ask('from where may pictures in an answer be loaded', '/options', '/content-security-policy'),
  ask('export everything readers said as CSV', '/cli', '/admin'),
  ask('wait in CI until an agent job is done', '/cli', '/admin'),
  ask('which exit codes has the command?', '/cli'),
  ask('check whether my page is set up right', '/cli'),
  ask('where do I store the secret key for the command line', '/cli', '/admin'),
  ask('fetch feedback from a node script', '/admin', '/cli'),
  ask('which fields has a feedback entry?', '/api'),
  ask('how many questions may be asked per month', '/api', '/service'),
  ask('what statuses can a job have?', '/api', '/admin'),
  ask('why do you have your own markdown parser', '/decisions', '/architecture'),
  ask('how is the source code organised?', '/architecture'),
  ask('revoke a leaked key', '/service', '/cli'),
  ask('several documentation sites on one server', '/service'),
  ask('is anything logged about what readers ask?', '/service'),
  ask('how long are conversations stored on the server', '/service'),
  ask('run behind a reverse proxy and still count addresses right', '/service'),
  ask('which HTTP status comes when a limit is used up', '/service', '/api'),
  ask('what exactly do I get when I install this npm package?', '/'),
  ask('how much does it slow down the initial page load', '/', '/architecture'),
  ask('which html snippet do I paste to get the chat bubble on our docs', '/getting-started'),
  ask('call open() from my own help link even though the async script might not be there yet', '/getting-started'),
  ask('preview it locally with a different markdown directory on port 5000', '/getting-started', '/service'),
  ask(
    "Can visitors' questions go through our own backend so that no key ends up in the HTML?",
    '/getting-started',
    '/options',
    '/transport'
  ),
  ask('hook up ollama so it writes real replies instead of just quoting', '/getting-started', '/service'),
  ask('How do I pass a callback or an object to the custom element from Vue?', '/getting-started', '/sites/vue'),
  ask('get the HTMLElement class without it being registered automatically', '/getting-started'),
  ask('The hotkey clashes with italics in our editor, can I change or disable it?', '/options'),
  ask('pictures in replies only show up as links, why', '/options', '/content-security-policy'),
  ask('forget the chat as soon as the browser tab is closed', '/options'),
  ask('translate the button texts to German', '/options'),
  ask('url parameter that opens a page with a question already filled in', '/options'),
  ask('Where can I set a contact link for when the bot has no answer?', '/options'),
  ask("don't draw the default floating launcher, we have our own button", '/options'),
  ask('does it use the text a visitor has highlighted with the mouse?', '/options'),
  ask('thumbs clicks never reach our server, only a browser event fires', '/options', '/api', '/feedback'),
  ask(
    'time to first token is slow with our model and the request gives up after 30 seconds, raise that',
    '/options',
    '/transport'
  ),
  ask('warn people before they follow an external link from a reply', '/options'),
  ask('make the button match our brand green', '/styling'),
  ask('the launcher is covered by our cookie consent bar', '/styling'),
  ask('Why do my selectors for class names inside the widget have no effect?', '/styling'),
  ask('which attributes on the html tag are checked to detect dark mode', '/styling'),
  ask('send an event to google analytics whenever somebody got a reply', '/methods-and-events'),
  ask(
    'clicking a source does a full page reload in our single page app',
    '/methods-and-events',
    '/sites/vitepress',
    '/sites/docusaurus',
    '/sites/nextra',
    '/sites/react',
    '/sites/vue',
    '/sites/svelte'
  ),
  ask('Does the promise from ask() throw when the visitor presses stop?', '/methods-and-events'),
  ask('attach a code snippet to the next prompt programatically', '/methods-and-events', '/transport'),
  ask('if I remove the widget from the page with javascript, is the chat history gone too?', '/methods-and-events'),
  ask('Refused to connect because it violates connect-src', '/content-security-policy'),
  ask('Our security team asks whether it uses innerHTML, eval or inline styles', '/content-security-policy'),
  ask('nonce strict-dynamic anything special for lazily loaded files?', '/content-security-policy'),
  ask('Which folder in the source holds the code that stores the conversation in the browser?', '/architecture'),
  ask('when does the browser download the code highlighter', '/architecture', '/decisions'),
  ask('is my question lost if the tab crashes right after pressing enter', '/architecture'),
  ask("why aren't embeddings used for the search?", '/decisions'),
  ask('why did you write your own markdown parser instead of taking one from npm', '/decisions'),
  ask("jsdom or something else for component tests, and what's the reason", '/decisions'),
  ask('can the data live in postgres instead of sqlite', '/decisions', '/service'),
  ask('One server for several customers, each with their own docs. Is that possible?', '/service'),
  ask('how long are chats kept on the server and how do I shorten that', '/service'),
  ask("I want the public key to work only on our own website, nobody else's", '/service'),
  ask('behind nginx all visitors share one rate limit, client ip is ignored', '/service'),
  ask('make the server reachable from other machines, not only localhost', '/service'),
  ask('kubernetes liveness / readiness probe urls', '/service'),
  ask('Does the log contain what people typed?', '/service'),
  ask('do I have to restart after editing a page', '/service'),
  ask('agent job always ends as failed and model says none', '/service'),
  ask('only answer from the version 2 pages', '/service', '/options'),
  ask('What happens to replies that are still being written when I stop the process with ctrl-c?', '/service'),
  ask('our secret key leaked, what now?', '/service'),
  ask('weird invisible character at the start of the exported csv breaks my parser', '/cli', '/decisions'),
  ask('download of all reader comments broke off halfway, continue where it stopped', '/cli'),
  ask('how are the worst pages ranked, one bad vote versus many', '/cli'),
  ask('our CI step ended with exit code 9', '/cli'),
  ask('Is there a command that checks whether my site is set up correctly?', '/cli'),
  ask("why can't I pass the secret as a command line argument", '/cli'),
  ask('Could a malicious comment from a visitor trick the agent that fixes pages?', '/cli'),
  ask('is the last day included in a date range when pulling reader ratings', '/cli', '/admin', '/api'),
  ask('loop over every comment from March in a node script', '/admin'),
  ask('wait() and a job that still says completed right after I sent a new prompt', '/admin'),
  ask('a gateway returned 503, is the follow-up prompt sent a second time?', '/admin', '/decisions'),
  ask('maybeTaken true what should I do', '/admin'),
  ask('which json fields are mandatory when I POST a question with curl', '/api'),
  ask('What is the difference between the public and the secret key?', '/api', '/service'),
  ask('how many questions a month are allowed', '/api', '/service'),
  ask('print the reply word by word in a terminal script', '/transport'),
  ask('own react chat ui: keep the conversation going after F5', '/transport'),
  ask('useChat error code not_a_stream', '/transport'),
  ask('Which CORS headers does a server on another domain have to send?', '/transport')
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
  'How do I enable two-factor authentication for my account?',
  'How do I use LangChain agents with this?',
  'Is there a Python version of this SDK?',
  'How do I fine-tune a model?',
  'How much does GPT-5 cost per million tokens?',
  'How do I connect to a Kafka topic?',
  'How do I scrape a website with Puppeteer?',
  'Where can I report a security vulnerability?',
  'How do I deploy to AWS Lambda with Terraform?',
  'What is the license of this project?',
  'How do I train a custom voice?',
  'How do I authenticate users with Clerk?',
  'How do I use it with Laravel?',
  'How do I set up a vector database like Milvus?',
  'How do I draw a flow chart?',
  'How do I send an email with an attachment?',
  'How do I build an iOS app in Swift?',
  'Can I use it with jQuery?',
  'Who maintains this project?',
  'How do I quantize a model to 4 bits?',
  'How do I crop an image with ffmpeg?',
  'How long should I let sourdough rise in the fridge overnight?',
  'best way to keep risotto creamy without stirring all the time',
  'substitute for buttermilk in pancakes',
  'why does my caramel crystallize',
  'How does the offside rule work in football?',
  'marathon training plan for beginners 16 weeks',
  'who won the 2014 world cup final',
  'difference between clay and grass tennis courts',
  'when to plant tomatoes in a cold climate',
  'my basil leaves turn yellow what can I do',
  'how do I remove a red wine stain from a carpet',
  'Which documents do I need to renew a passport?',
  'cheap places to stay in Lisbon in october',
  'how to change a flat bicycle tire',
  'tune a guitar by ear',
  'remove the background of a photo in Photoshop',
  'How do I make a pivot table in Excel?',
  'unsubscribe from Netflix on a smart tv',
  'printer is offline on windows 11',
  "rigging a character's arm in Blender",
  'How do I find the slow query with EXPLAIN ANALYZE in PostgreSQL?',
  'deadlock found when trying to get lock mysql innodb',
  'mongodb aggregation lookup with two collections',
  'what is the difference between a left join and an inner join',
  'center a div vertically and horizontally with flexbox',
  'css grid auto-fit vs auto-fill',
  'why is position sticky not working inside overflow hidden',
  'undo the last git commit but keep my changes',
  'git rebase vs merge for feature branches',
  'How do I resolve a conflict after a cherry-pick?',
  'S3 bucket lifecycle rule delete objects after 30 days',
  'terraform state lock stuck how to force unlock',
  'kubectl pod stuck in CrashLoopBackOff',
  'how to attach an IAM role to an EC2 instance',
  "renew a Let's Encrypt certificate with certbot",
  'exit vim without saving',
  'reduce the size of a docker image with multi-stage builds',
  'redis eviction policy allkeys-lru or volatile-ttl',
  'python pandas group by and sum two columns',
  'rust borrow checker cannot borrow as mutable more than once',
  'How do I fine-tune a model on our own support tickets?',
  'convert a safetensors checkpoint to GGUF for llama.cpp',
  'how much VRAM do I need to run a 70B model in 4 bit',
  'vllm tensor parallel size for two GPUs',
  'what is the difference between DPO and RLHF',
  'Is there a Java or Spring Boot version of the SDK?',
  'hnsw or ivfflat index for embeddings in pgvector',
  'regression tests for prompts with promptfoo in CI',
  'Do the model providers sign a HIPAA business associate agreement?',
  'how do I get moved up to a higher OpenAI usage tier',
  'does a generated picture carry a SynthID watermark',
  'speed up inference with speculative decoding and a draft model',
  'How does a mixture of experts model decide which expert gets a token?',
  'good chunk size and overlap for splitting long PDFs for RAG',
  'run a small language model entirely in the browser with WebGPU',
  'train a BPE tokenizer for Finnish text',
  'Is there a WordPress plugin for the chat widget?',
  "sync our Confluence space into the assistant's index",
  'build a GraphRAG knowledge graph in Neo4j from articles',
  'detect whether an essay was written by ChatGPT'
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
