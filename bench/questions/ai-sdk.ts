// Questions about the AI SDK (npm package `ai`): every second one of a set of 140, and every second or third that the docs
// do not answer, that somebody wrote who had seen neither the search nor other questions; every third is kept back. One
// of those kept back was written later, from the pages alone, in the place of one whose answers had been read.
import type { AnswerableQuestion, UnanswerableQuestion } from './contract.ts'

export const answerable: AnswerableQuestion[] = [
  {
    question: 'If somebody refreshes the page halfway through a reply, how can the rest of it keep arriving?',
    pages: [
      '/ai-sdk-ui/chatbot-resume-streams',
      '/agents/workflow-agent',
      '/reference/ai-sdk-workflow/workflow-chat-transport'
    ],
    sentences: [
      '`useChat` supports resuming ongoing streams after page reloads.',
      'it detects when a stream ends without a `finish` event and reconnects to resume from where it left off',
      'that enables automatic stream reconnection for workflow-based chat apps',
      'When you enable resume, the useChat hook makes a GET request to /api/chat/[id]/stream on mount to check for and resume any active streams.',
      'When resume is true, the hook automatically attempts to reconnect to any active stream for the chat on mount',
      'A resume option in useChat that automatically reconnects to active streams',
      'Use the resume option in the useChat hook to enable stream resumption.',
      'resume, // Enable automatic stream resumption'
    ]
  },
  {
    question: 'We want to write one bot and have it answer on both Slack and Microsoft Teams, is that supported?',
    pages: ['/agents/chat-platforms', '/agents/eve'],
    sentences: [
      'You write your bot logic once, and platform adapters handle webhook verification, message parsing, and native formatting for each platform.',
      'Channels** — Multiplayer and single-player chat across Slack, Teams, iMessage, WhatsApp, and the web.',
      'Chat SDK is a TypeScript SDK for building bots that run on Slack, Microsoft Teams, Google Chat, Discord, Telegram, GitHub, Linear, WhatsApp, and more.',
      'Chat SDK normalizes messages and threads across platforms, so your handlers and agent stay the same.',
      'Run AI SDK agents in Slack, Microsoft Teams, Discord, and other chat platforms with Chat SDK.',
      'Register more adapters to run the same handlers on other platforms',
      'The same code works on every platform Chat SDK supports.'
    ]
  },
  {
    question: 'A manager has to sign off before our agent is allowed to issue a refund. How is that built?',
    pages: [
      '/agents/tool-approvals',
      '/ai-sdk-core/tools-and-tool-calling',
      '/ai-sdk-ui/chatbot-tool-usage',
      '/agents/workflow-agent'
    ],
    sentences: [
      'Use `toolApproval` on `ToolLoopAgent` to review, approve, or deny selected tool calls before they execute.',
      'Configure approval with `toolApproval` on `generateText`, `streamText`, or `ToolLoopAgent`.',
      'Tool execution approval lets you require user confirmation before a server-side tool runs.',
      'Enable approval with `toolApproval` on `streamText`.',
      "`'user-approval'`: emit an approval request and wait for an explicit response."
    ],
    keptBack: true
  },
  {
    question: 'Our security team wants the rules about who may call which tool in separate files that are tested in CI',
    pages: ['/agents/policy-tool-approvals'],
    sentences: [
      'Run with `opa test policy.rego policy_test.rego`.',
      'OPA ships its own test framework.',
      'moves those rules out of code and into Open Policy Agent (OPA) policies written in `.rego`',
      'Testable in CI with `opa test`, independent of the SDK.',
      'Author tool authorization rules as code with @ai-sdk/policy-opa and Open Policy Agent.'
    ]
  },
  {
    question:
      'What extra packages does a React Native app need because structuredClone and the text stream classes are missing there?',
    pages: ['/getting-started/expo'],
    sentences: [
      '@ungap/structured-clone @stardazed/streams-text-encoding',
      "polyfillGlobal('structuredClone', () => structuredClone);",
      "const { TextEncoderStream, TextDecoderStream } = await import('@stardazed/streams-text-encoding');",
      "import structuredClone from '@ungap/structured-clone';"
    ]
  },
  {
    question: 'I want to send a PDF to the provider once and then only refer to it in later calls.',
    pages: ['/ai-sdk-core/file-uploads', '/reference/ai-sdk-core/upload-file'],
    sentences: [
      'to upload files to a provider and get back a `ProviderReference`',
      'can be used in subsequent API calls',
      "{ type: 'file', data: providerReference, mediaType: 'application/pdf' },",
      'Use the `providerReference` in a file content part with its media type:',
      'const { providerReference } = await uploadFile({'
    ],
    keptBack: true
  },
  {
    question: 'How do I write repeatable unit tests for code that streams from an LLM without paying for tokens?',
    pages: ['/ai-sdk-core/testing'],
    sentences: [
      'With mock providers and test helpers, you can control the output of the AI SDK and test your code in a repeatable and deterministic way without actually calling a language model provider.',
      'To enable you to unit test your code that uses the AI SDK, the AI SDK Core includes mock providers and test helpers.',
      'You can also import simulateReadableStream from ai to simulate a readable stream with delays.',
      'MockLanguageModelV4: A mock language model using the language model v4 specification.',
      "import { MockLanguageModelV4 } from 'ai/test';"
    ]
  },
  {
    question: "I'd like to show live subtitles while someone is still speaking.",
    pages: ['/ai-sdk-core/transcription', '/reference/ai-sdk-core/stream-transcribe'],
    sentences: [
      'Use `experimental_streamTranscribe` when you have live raw audio and need transcript updates before the full audio stream is complete.',
      'Streams a transcript from live raw audio using a transcription model with streaming support.'
    ]
  },
  {
    question:
      'We have about 200 tools and their definitions fill up the context. Can the model look up only the ones it needs?',
    pages: ['/ai-sdk-core/tool-search', '/reference/ai-sdk-core/tool-search', '/ai-sdk-core/code-mode'],
    sentences: [
      "`toolSearch()` lets a model find the tools it needs without loading every tool's definition into its initial context.",
      'Use `toolSearch()` with `deferLoading: true` to expose tools only when the model needs them.',
      "Creates a tool that searches the surrounding generation's deferred tools",
      'Register tools with `deferLoading: true`; search matches their names and descriptions and makes them available on the **next model step**.',
      'tools: { search: toolSearch(), weather },'
    ],
    keptBack: true
  },
  {
    question: 'how do i hand a tool the tenant id and an api token without the model ever seeing them',
    pages: [
      '/ai-sdk-core/runtime-and-tool-context',
      '/ai-sdk-core/tools-and-tool-calling',
      '/agents/building-agents',
      '/agents/workflow-agent'
    ],
    sentences: [
      'Tool-specific data stays in `toolsContext`, where each tool receives only its own validated `context`.',
      "If a tool needs server-side values such as credentials, scoped permissions, or default settings, pass them through `toolsContext` and declare them with the tool's `contextSchema`.",
      'Each tool declares the context it expects with contextSchema; the matching toolsContext entry is validated and passed to the tool as context.',
      'Context lets you pass server-side state through a generation or agent loop without putting that state into the prompt.',
      'If a tool needs server-side values such as API keys, pass them via toolsContext, keyed by tool name.',
      'Use toolsContext for values that belong to a specific tool.'
    ]
  },
  {
    question: 'I need message ids that begin with msg_ and have a fixed length.',
    pages: ['/reference/ai-sdk-core/create-id-generator', '/ai-sdk-ui/chatbot-message-persistence'],
    sentences: [
      'You can configure the alphabet, prefix, separator, and default size of the generated IDs.',
      'You can control the ID format by providing ID generators using `createIdGenerator()`',
      "const generateUserId = createIdGenerator({ prefix: 'user', separator: '_', size: 8, });",
      "generateMessageId: createIdGenerator({ prefix: 'msg', size: 16, }),"
    ]
  },
  {
    question:
      'My route does several slow things before the model starts; how can I push a status to the browser that changes in place?',
    pages: ['/ai-sdk-ui/streaming-data'],
    sentences: [
      'When you write to a data part with the same ID, the client automatically reconciles and updates that part.',
      'simply use the same `id` when writing to the stream'
    ],
    keptBack: true
  },
  {
    question: 'I want my backend to drive Claude Code or Codex inside a sandbox.',
    pages: ['/ai-sdk-harnesses/overview', '/ai-sdk-harnesses/harness-agent', '/ai-sdk-harnesses/harness-adapters'],
    sentences: [
      'The AI SDK harness abstraction lets you run established agent harnesses through a single AI SDK surface.',
      'Bridge-backed harnesses such as Claude Code and Codex require using a real network sandbox like `@ai-sdk/sandbox-vercel`.',
      'Harness adapter: the package that connects to a runtime, such as `@ai-sdk/harness-claude-code`.',
      'HarnessAgent is an AI SDK Agent implementation backed by a harness adapter.',
      'Install the core harness package, a harness adapter, and a sandbox adapter',
      '@ai-sdk/harness @ai-sdk/harness-claude-code @ai-sdk/sandbox-vercel',
      'Harness adapters connect HarnessAgent to a specific agent runtime.'
    ]
  },
  {
    question: 'How can I send traces of the LLM calls to our OpenTelemetry collector but leave out what users typed?',
    pages: ['/ai-sdk-core/telemetry'],
    sentences: [
      'You can disable them by setting the `recordInputs` and `recordOutputs` options to `false`.',
      'You might for example want to disable recording inputs if they contain sensitive information.'
    ]
  },
  {
    question:
      'Where on my disk do the DevTools save the calls that they recorded, and do I have to keep that out of git myself?',
    pages: ['/ai-sdk-core/devtools', '/getting-started/coding-agents'],
    sentences: [
      'Captured data is stored locally in a JSON file (`.devtools/generations.json`) and served through a web UI',
      'The integration automatically adds `.devtools` to your `.gitignore` file.',
      'DevTools stores all AI interactions in a local `.devtools/generations.json` file.',
      'It automatically adds `.devtools` to your `.gitignore` to prevent committing sensitive interaction data.'
    ],
    keptBack: true
  },
  {
    question:
      'People can paste image links into the chat. How do I keep them from making our server call internal addresses?',
    pages: ['/advanced/secure-url-fetching', '/foundations/prompts'],
    sentences: [
      'Use `guarded-fetch` on Node.js whenever your server fetches URLs supplied by users',
      'When your server downloads URLs supplied by users, models, or tools on Node.js, pass a `guarded-fetch` transport'
    ],
    keptBack: true
  },
  {
    question: 'How do I make the text flow in evenly word by word instead of jumping in big blocks?',
    pages: [
      '/reference/ai-sdk-core/smooth-stream',
      '/ai-sdk-core/generating-text',
      '/troubleshooting/azure-stream-slow'
    ],
    sentences: [
      'smooth out text and reasoning streaming',
      'You can use the `smoothStream` transformation to stream each word individually.',
      'Use "word" to stream word by word (default), "line" to stream line by line, an Intl.Segmenter for locale-aware word segmentation (recommended for CJK languages), or provide a custom callback or RegExp pattern that does not match the empty string for custom chunking.',
      'experimental_transform: smoothStream(),'
    ]
  },
  {
    question: 'How can I force the model to answer with exactly one out of three labels?',
    pages: [
      '/ai-sdk-core/generating-structured-data',
      '/reference/ai-sdk-core/output',
      '/ai-sdk-core/decisions',
      '/reference/ai-sdk-core/decide',
      '/ai-sdk-ui/object-generation'
    ],
    sentences: [
      'Use `Output.choice({ options })` when you expect the model to choose from a specific set of string options',
      'Output specification for selecting from a predefined set of string options.',
      'The output will be exactly one of these values.',
      'You can provide any set of string options, and the output will always be a single string value that matches one of the specified options.',
      'When you need to classify or categorize input into predefined options, you can use the enum output mode with useObject.',
      "output: Output.choice({ options: ['sunny', 'rainy', 'snowy'] as const, }),"
    ]
  },
  {
    question: 'Our backend is written in Python; what does it have to send so that the React chat hook understands it?',
    pages: ['/ai-sdk-ui/stream-protocol'],
    sentences: [
      'When you provide data streams from a custom backend, you need to set the `x-vercel-ai-ui-message-stream` header to `v1`.',
      'The data stream protocol uses Server-Sent Events (SSE) format',
      'Text content is streamed using a start/delta/end pattern with unique IDs for each text block.'
    ],
    keptBack: true
  },
  {
    question: 'Can one agent give a big research job to another agent and get only a summary back?',
    pages: ['/agents/subagents'],
    sentences: [
      'Have it return only a focused summary',
      "But you can control what the main agent's model actually sees using `toModelOutput`.",
      "The `toModelOutput` function maps the tool's output to the tokens sent to the model",
      'Each returns a summary, and the main agent synthesizes the findings—without paying the context cost of all that exploration.',
      'The subagent might use 100,000 tokens exploring and reasoning, but the main agent only consumes the summary.',
      'The parent delegates work via a tool, and the subagent executes autonomously before returning a result.',
      'Your main agent has a tool that calls another agent in its execute function',
      'Control what the model sees using toModelOutput to summarize'
    ]
  },
  {
    question: 'I want to call models by our own names like "fast" and "smart" all over the code base.',
    pages: ['/ai-sdk-core/provider-management', '/reference/ai-sdk-core/custom-provider'],
    sentences: [
      'You may want to pre-configure model settings, provide model name aliases, limit the available models, and more.',
      'you can pre-configure model settings, provide model name aliases',
      'You might want to override the default model settings for a provider or provide model name aliases',
      'This allows you to set up custom model configurations, alias names, and more.',
      'You can also provide model name aliases, so you can update the model version in one place in the future',
      'With a custom provider, you can map ids to any model.'
    ]
  },
  {
    question: 'embedMany parallel requests limit',
    pages: ['/ai-sdk-core/embeddings', '/reference/ai-sdk-core/embed-many', '/migration-guides/migration-guide-5-0'],
    sentences: [
      'Maximum number of concurrent requests when a request is split into multiple model calls.',
      'The `embedMany` function now supports parallel processing with configurable `maxParallelCalls`',
      'maxParallelCalls: 2, // Limit parallel requests',
      '`embedMany` now makes parallel requests with a configurable `maxParallelCalls` option.'
    ],
    keptBack: true
  },
  {
    question: 'recursive zod schema',
    pages: ['/reference/ai-sdk-core/zod-schema'],
    sentences: [
      'This is required for recursive schemas, e.g. with `z.lazy`.',
      'subcategories: z.lazy(() => categorySchema.array()),',
      'Create the final schema with useReferences enabled for recursive support'
    ]
  },
  {
    question: 'mcp oauth refresh token race several replicas',
    pages: ['/ai-sdk-core/mcp-tools'],
    sentences: [
      'One refresh may save new tokens while another receives `invalid_grant` for the old refresh token.',
      'The optional OAuthClientProvider.invalidateCredentials method receives a second argument identifying the tokens used by a failed refresh',
      "For scope === 'tokens' with a context, delete the credential only if the stored access and refresh tokens still match context.tokens.",
      'The comparison and deletion must be atomic, using a conditional database operation or a transaction.',
      'If they no longer match, leave the newer tokens in storage.'
    ]
  },
  {
    question: 'does image model accept mask for editing',
    pages: ['/ai-sdk-core/image-generation', '/reference/ai-sdk-core/generate-image'],
    sentences: [
      'Treat only `true` as confirmed support when selecting a model for an edit.',
      '`supportsFileInputs` and `supportsMaskInputs` can be `true`, `false`, or',
      'File and mask support are separate because some models accept reference images but do not accept masks.',
      'Image model instances can advertise whether they support reference image files and masks.',
      'if (needsMask && (await model.supportsMaskInputs) !== true) {'
    ],
    keptBack: true
  },
  {
    question: 'strip ```json fences from model response',
    pages: ['/reference/ai-sdk-core/extract-json-middleware', '/ai-sdk-core/middleware'],
    sentences: [
      'extracts JSON from text content by stripping markdown code fences and other formatting',
      'Extracts JSON from text content by stripping markdown code fences',
      'The `extractJsonMiddleware` function strips these code fences from the response',
      'Middleware that extracts JSON from text content by stripping markdown code fences',
      'const middleware = extractJsonMiddleware();'
    ]
  },
  {
    question: 'chat over websocket instead of http post',
    pages: ['/reference/ai-sdk-ui/websocket-chat-transport', '/ai-sdk-ui/transport'],
    sentences: [
      'sends chat requests and receives `UIMessageChunk` streams over one persistent WebSocket connection',
      'Use `WebSocketChatTransport` when you want chat turns to share a persistent WebSocket connection',
      "() => new WebSocketChatTransport({ url: '/api/chat' }),"
    ]
  },
  {
    question: 'quickjs sandbox memory and cpu limits',
    pages: ['/ai-sdk-core/code-mode'],
    sentences: [
      'Every invocation has limits for runtime, memory, source size, results, tool payloads, console output, and tool calls.',
      'memoryLimitBytes: QuickJS memory',
      'CPU time spent running sandboxed code, excluding tool waits',
      'Override them with `executionPolicy`',
      'memoryLimitBytes: 64 * 1024 * 1024,'
    ],
    keptBack: true
  },
  {
    question: 'experimental_ prefix pin version',
    pages: ['/migration-guides/versioning'],
    sentences: [
      'If you use experimental APIs, make sure to pin your AI SDK version number',
      'APIs prefixed with experimental_ or Experimental_ (e.g. experimental_generateImage()) are in development and can change in any releases.'
    ]
  },
  {
    question: 'render mcp ui:// html iframe react',
    pages: ['/ai-sdk-core/mcp-apps', '/reference/ai-sdk-ui/mcp-app-renderer', '/reference/ai-sdk-core/mcp-apps'],
    sentences: [
      'tools can point to a `ui://` resource containing HTML that your app renders in a sandboxed iframe',
      'renders an MCP App for an AI SDK tool UI part',
      'components for rendering the app iframe and bridging MCP Apps JSON-RPC messages',
      'It detects MCP App metadata on the tool part, loads the app resource, renders the app in a sandbox proxy iframe, and bridges MCP Apps JSON-RPC messages between the iframe and your host application.',
      'In your React chat UI, render normal message parts as usual and pass tool parts to MCPAppRenderer.'
    ]
  },
  {
    question: 'text to speech mp3 voice speed',
    pages: ['/ai-sdk-core/speech', '/reference/ai-sdk-core/generate-speech', '/reference/ai-sdk-core/stream-speech'],
    sentences: [
      'The speed of the speech generation.',
      'The output format to use for the speech, such as "mp3"',
      "outputFormat: { type: 'audio/mpeg' },",
      'The AI SDK provides the generateSpeech function to generate speech from text using a speech model.',
      'Generates speech audio from text.',
      'The voice to use for the speech.'
    ]
  },
  {
    question: 'ToolLoopAgent vs WorkflowAgent',
    pages: ['/agents/workflow-agent', '/agents/eve', '/reference/ai-sdk-workflow/workflow-agent'],
    sentences: [
      'When to Use WorkflowAgent vs ToolLoopAgent',
      '| ToolLoopAgent | WorkflowAgent |',
      'Use `WorkflowAgent` from `@ai-sdk/workflow` when you need durable, resumable execution with explicit workflow steps.',
      '`WorkflowAgent` is designed to survive process restarts, pause for human approval',
      'WorkflowAgent and ToolLoopAgent both run a tool loop, but they are separate implementations with separate APIs.',
      "For simpler use cases that don't need durability, use ToolLoopAgent from the ai package.",
      'Durability Lost on crash Survives restarts'
    ]
  },
  {
    question: 'same assistant message shows up twice after a tool call',
    pages: ['/troubleshooting/repeated-assistant-messages'],
    sentences: [
      'Pass the original messages array to `toUIMessageStream` using the `originalMessages` option.',
      'By passing originalMessages, the helper can reuse existing message IDs instead of generating new ones, ensuring the client properly updates existing messages rather than creating duplicates.',
      'The duplication occurs because UI message streams generate new message IDs for each new message.',
      'originalMessages: messages, // Pass the original messages here'
    ]
  },
  {
    question: 'useChat keeps sending the value from the first render in the request body',
    pages: [
      '/troubleshooting/use-chat-stale-body-data',
      '/troubleshooting/use-chat-custom-request-options',
      '/ai-sdk-ui/chatbot',
      '/migration-guides/migration-guide-5-0'
    ],
    sentences: [
      'Pass dynamic variables via the second argument of the `sendMessage` function instead of at the hook level.',
      'You can configure custom `body` fields on a per-request basis using the second parameter of the `sendMessage` function.',
      "This occurs because the body configuration is captured once when the hook is initialized and doesn't update with subsequent component re-renders.",
      'In v5, the `body` value is only captured at the first render and remains static throughout the component lifecycle.',
      'For dynamic values that change over time, the recommended approach is to pass options when calling `sendMessage`:'
    ],
    keptBack: true
  },
  {
    question: 'VS Code hangs, "Type instantiation is excessively deep and possibly infinite" in files that import ai',
    pages: ['/troubleshooting/typescript-performance-zod', '/migration-guides/migration-guide-5-0'],
    sentences: [
      'The primary solution is to upgrade to Zod version 4.1.8 or later',
      "If you encounter TypeScript performance issues after upgrading, ensure you're using Zod 4.1.8 or later.",
      "First, ensure you're using Zod 4.1.8 or later - this version includes a fix for module resolution issues that cause TypeScript performance problems.",
      'If upgrading Zod isn\'t possible, you can update your tsconfig.json to use moduleResolution: "nodenext"',
      'If the issue persists, update your tsconfig.json to use moduleResolution: "nodenext"',
      'pnpm add zod@^4.1.8'
    ]
  },
  {
    question:
      'openai structured output fails with finish reason content-filter because of optional fields in the schema',
    pages: ['/troubleshooting/no-object-generated-content-filter', '/ai-sdk-core/prompt-engineering'],
    sentences: [
      'Replace `.nullish()` and `.optional()` with `.nullable()` in your Zod schemas',
      'For maximum compatibility, optional parameters should use `.nullable()` instead of `.optional()`',
      'email: z.string().nullable(), // ✅ Use .nullable() instead of .optional()'
    ]
  },
  {
    question: 'text-delta received without text-start, what did my custom transport do wrong?',
    pages: ['/reference/ai-sdk-errors/ai-ui-message-stream-error'],
    sentences: [
      'Always send a `*-start` chunk before any `*-delta` or `*-end` chunks for the same ID',
      'Receiving a `text-delta` chunk without a preceding `text-start` chunk',
      'Handle error paths correctly: When writing error messages in custom transports, ensure you emit the full start/delta/end sequence:',
      'Verify IDs match: Ensure the id used in *-delta and *-end chunks matches the id used in the corresponding *-start chunk.'
    ],
    keptBack: true
  },
  {
    question: 'approval signature invalid after we rotated the secret',
    pages: [
      '/reference/ai-sdk-errors/ai-invalid-tool-approval-signature-error',
      '/agents/tool-approvals',
      '/agents/workflow-agent'
    ],
    sentences: [
      'The server secret changed between issuance and verification',
      'changing the secret invalidates those pending approvals'
    ]
  },
  {
    question: 'experimental_streamTextLowMemory vs streamText: can I still await the full text afterwards?',
    pages: ['/reference/ai-sdk-core/stream-text-low-memory'],
    sentences: [
      'it also avoids keeping the complete generated text for later access',
      'when you consume the output once and do not need to read the complete result later',
      'Final-content getters such as text, content, steps, finalStep, responseMessages, and output are absent from both the type and runtime object.',
      'Use ordinary streamText when you need its retained results or independent stream readers.'
    ]
  },
  {
    question: 'what wins if I set both reasoning and a provider specific thinking budget?',
    pages: ['/ai-sdk-core/reasoning', '/ai-sdk-core/settings'],
    sentences: [
      'Provider-specific settings take precedence over the corresponding fields derived from `reasoning`.',
      'For example, Bedrock preserves an explicit thinking budget while deriving a missing enabled type from portable reasoning.',
      "reasoning: 'low', // ignored because providerOptions.openai.reasoningEffort is set"
    ],
    keptBack: true
  },
  {
    question: 'toolChoice required but the model answered with text, which error do I get and whats in it',
    pages: ['/reference/ai-sdk-errors/ai-tool-choice-violation-error'],
    sentences: [
      'This error occurs when a `generateText` or `streamText` response does not satisfy an enforced tool choice.',
      'The effective tool choice that the response did not satisfy',
      "when `'required'` produces no structured tool call",
      'content: The normalized content returned by the model'
    ]
  },
  {
    question: 'words pop out jerkily when the text streams, can I even that out?',
    pages: [
      '/reference/ai-sdk-core/smooth-stream',
      '/ai-sdk-core/generating-text',
      '/troubleshooting/azure-stream-slow'
    ],
    sentences: [
      'smooth out text and reasoning streaming',
      'You can use the `smoothStream` transformation to stream each word individually.',
      'experimental_transform: smoothStream(),'
    ]
  },
  {
    question: 'How can I get the same answer every time I send the same prompt?',
    pages: ['/ai-sdk-core/settings'],
    sentences: [
      'It is the seed (integer) to use for random sampling.',
      'If set and supported by the model, calls will generate deterministic results.'
    ],
    keptBack: true
  },
  {
    question: 'gzip middleware in front of my app kills streaming',
    pages: ['/troubleshooting/streaming-not-working-when-proxied'],
    sentences: [
      'If the middleware is configured to compress the response, it will cause the streaming to fail.',
      "add `'Content-Encoding': 'none'` headers"
    ]
  },
  {
    question: 'Uncaught (in promise) Error: Connection closed long answers get cut',
    pages: ['/troubleshooting/timeout-on-vercel', '/advanced/vercel-deployment-guide'],
    sentences: [
      'you can increase the `maxDuration` setting',
      'You can increase the max duration to 60 seconds on the Hobby Tier.',
      'For other frameworks, you can set timeouts in your vercel.json file',
      'export const maxDuration = 600;'
    ]
  },
  {
    question: 'Tool results are missing for tool calls',
    pages: ['/troubleshooting/missing-tool-results-error'],
    sentences: [
      'This error occurs when you attempt to send a new message to the Large Language Model (LLM) while there are pending tool calls',
      'Ensure that every tool call in your conversation history is properly handled.',
      'If a tool call is found without a corresponding result or approval response, this error is thrown to prevent sending an invalid conversation history to the model.'
    ],
    keptBack: true
  },
  {
    question: 'spinner disappears but bubble is still empty for a few seconds',
    pages: ['/troubleshooting/streaming-status-delay'],
    sentences: [
      'Create a custom loading state that checks if the last assistant message actually contains content',
      'The status changes to "streaming" as soon as the connection to the server is established and streaming begins - this includes metadata streaming, not just the LLM\'s generated tokens.',
      "const showLoader = status === 'streaming' && lastMessage?.role === 'assistant' && lastMessage?.parts?.length === 0;"
    ]
  },
  {
    question: 'Node process runs out of RAM after describing a few hundred pictures',
    pages: ['/troubleshooting/high-memory-usage-with-images'],
    sentences: [
      'Use the `include` option to disable inclusion of request messages and/or request and response bodies',
      'If you process many images and keep references to the results, this data accumulates in memory.',
      '// Only store the text result, not the full result object'
    ]
  },
  {
    question: 'error TS2503 hono server no react',
    pages: ['/troubleshooting/typescript-cannot-find-namespace-jsx'],
    sentences: [
      'You can install the `@types/react` package as a dependency to fix the error.',
      'npm install @types/react'
    ],
    keptBack: true
  },
  {
    question: 'streamText returns nothing and no exception is thrown either, how do I see what went wrong',
    pages: [
      '/troubleshooting/stream-text-not-working',
      '/ai-sdk-core/error-handling',
      '/ai-sdk-core/generating-text',
      '/ai-sdk-core/generating-structured-data',
      '/reference/ai-sdk-core/stream-text'
    ],
    sentences: [
      'To log errors, you can provide an `onError` callback that is triggered when an error occurs.',
      'Use the `onError` callback to log errors.',
      'Use the onError callback or stream to observe them.',
      'To handle errors, provide an onError callback'
    ]
  },
  {
    question: 'UI shows 0: "Je" 0: " suis" instead of plain text',
    pages: ['/troubleshooting/strange-stream-output'],
    sentences: [
      'What you see is the raw stream data protocol response.',
      'function to send a raw text stream',
      'Pin the AI SDK version to `3.0.19`'
    ]
  },
  {
    question: 'only post the newest user message to my api not the whole history',
    pages: ['/ai-sdk-ui/chatbot-message-persistence', '/ai-sdk-ui/chatbot', '/migration-guides/migration-guide-5-0'],
    sentences: [
      'you can provide a `prepareSendMessagesRequest` function to the transport',
      'you might want to send only the last message to the server',
      'return { body: { message: messages[messages.length - 1], id } };'
    ],
    keptBack: true
  },
  {
    question: 'how do i let users upload a screenshot in the chat box',
    pages: ['/ai-sdk-ui/chatbot', '/reference/ai-sdk-ui/use-chat'],
    sentences: [
      'There are two ways to send files with a message: using a `FileList` object from file inputs or using an array of file objects.',
      'you can send multiple files as attachments along with a message using the file input element',
      'The useChat hook supports sending file attachments along with a message as well as rendering them on the client.',
      'sendMessage({ text: input, files, });'
    ]
  },
  {
    question: 'I have a FastAPI backend, which wire format must it emit so that useChat understands it?',
    pages: ['/ai-sdk-ui/stream-protocol'],
    sentences: [
      'When you provide data streams from a custom backend, you need to set the `x-vercel-ai-ui-message-stream` header to `v1`.',
      'The data stream protocol uses Server-Sent Events (SSE) format',
      'The data stream protocol is supported by useChat and useCompletion on the frontend and used by default.',
      'AI SDK UI functions such as useChat and useCompletion support both text streams and data streams.'
    ]
  },
  {
    question: 'talk to my agent directly in the same process without an HTTP endpoint, for tests',
    pages: ['/reference/ai-sdk-ui/direct-chat-transport', '/ai-sdk-ui/transport'],
    sentences: [
      'A transport that directly communicates with an Agent in-process, without going through HTTP.',
      'For scenarios where you want to communicate directly with an Agent without going through HTTP, you can use `DirectChatTransport`.',
      "Unlike `DefaultChatTransport` which sends HTTP requests to an API endpoint, `DirectChatTransport` invokes the agent's `stream()` method directly and converts the result to a UI message stream.",
      "This transport invokes the agent's `stream()` method directly in-process."
    ],
    keptBack: true
  },
  {
    question: 'fill a form progressively from a streamed json on the client',
    pages: ['/ai-sdk-ui/object-generation', '/reference/ai-sdk-ui/use-object'],
    sentences: [
      'hook allows you to create interfaces that represent a structured JSON object that is being streamed',
      'The results are partial and are displayed as they are received.',
      'Allows you to consume text streams that represent a JSON object and parse them into a complete object based on a schema.',
      "const { object, submit } = useObject({ api: '/api/notifications', schema: notificationSchema, });",
      'The client uses useObject to stream the object generation process.'
    ]
  },
  {
    question: 'drop old reasoning and tool calls to save tokens before the next call',
    pages: ['/reference/ai-sdk-ui/prune-messages', '/agents/loop-control', '/ai-sdk-core/tools-and-tool-calling'],
    sentences: [
      'This is useful for reducing message context (to save tokens), removing intermediate reasoning, or trimming tool calls',
      'The `pruneMessages` helper provides a built-in way to remove selected messages.',
      "const pruned = pruneMessages({ messages, reasoning: 'all', // Remove all reasoning parts toolCalls: 'before-last-message', // Remove tool calls except those in the last message });",
      'pruneMessages is typically used prior to sending a context window to an LLM to reduce message/token count, especially after a series of tool-calls and approvals.',
      'The pruneMessages function is used to prune or filter an array of ModelMessage objects.'
    ]
  },
  {
    question: 'switch to a stronger model partway through the loop when it gets long',
    pages: ['/agents/loop-control', '/ai-sdk-core/tools-and-tool-calling'],
    sentences: [
      '`prepareStep` for modifying settings (model, tools, messages, and more) between steps',
      'if (stepNumber > 2 && messages.length > 10) {'
    ],
    keptBack: true
  },
  {
    question: 'which hosted services can remember facts about users between sessions',
    pages: ['/agents/memory'],
    sentences: [
      'Hindsight provides agents with persistent memory through five tools',
      'Mem0 adds a memory layer on top of any supported LLM provider.',
      'Letta provides agents with persistent long-term memory.',
      '@mongodb-developer/vercel-ai-memory provides MongoDB Atlas-backed persistent memory with five structured tiers: Session, Semantic, Procedural, Episodic, and Scratchpad.',
      'Supermemory is a long-term memory platform that adds persistent, self-growing memory to your AI applications.',
      'Redis Agent Memory is a managed memory layer that combines session history with long-term memories.'
    ]
  },
  {
    question: 'answer people in slack with my agent',
    pages: ['/agents/chat-platforms'],
    sentences: [
      "When someone mentions the bot, subscribe to the thread and stream the agent's reply into it",
      'is a TypeScript SDK for building bots that run on Slack',
      'This page shows how to connect a `ToolLoopAgent` to Slack.',
      'Run AI SDK agents in Slack, Microsoft Teams, Discord, and other chat platforms with Chat SDK.',
      "thread.post() accepts an agent's fullStream and streams the reply into the conversation.",
      'slack: createSlackAdapter({ agentView: true }),'
    ]
  },
  {
    question: 'agent must survive a crash and carry on where it was',
    pages: ['/agents/workflow-agent', '/reference/ai-sdk-workflow/workflow-agent', '/agents/eve'],
    sentences: [
      '| Durability | Lost on crash | Survives restarts |',
      '`WorkflowAgent` solves these by running inside a workflow, where each tool execution is a durable step with automatic retries.',
      'is designed to survive process restarts',
      'Creates a durable, resumable AI agent for use inside a workflow.',
      'Survives crashes, restarts, and days-long waits.'
    ],
    keptBack: true
  },
  {
    question: 'model sends malformed arguments to my function, fix them automatically',
    pages: [
      '/ai-sdk-core/tools-and-tool-calling',
      '/reference/ai-sdk-errors/ai-tool-call-repair-error',
      '/reference/ai-sdk-core/generate-text',
      '/reference/ai-sdk-core/stream-text'
    ],
    sentences: [
      'You can use the `repairToolCall` function to attempt to repair the tool call with a custom function.',
      'A function that attempts to repair a tool call that failed to parse.',
      'If you use multiple steps, those failed tool calls will be sent back to the LLM in the next step to give it an opportunity to fix it.',
      'repairToolCall: async ({ toolCall, tools, inputSchema, error }) => {'
    ]
  },
  {
    question: 'hundreds of tools blow up my context, load them only on demand',
    pages: ['/ai-sdk-core/tool-search', '/reference/ai-sdk-core/tool-search', '/ai-sdk-core/code-mode'],
    sentences: [
      "`toolSearch()` lets a model find the tools it needs without loading every tool's definition into its initial context.",
      'Use `toolSearch()` with `deferLoading: true` to expose tools only when the model needs them.',
      "Creates a tool that searches the surrounding generation's deferred tools",
      'Register tools with deferLoading: true; search matches their names and descriptions and makes them available on the next model step.',
      'Search deferred tools and load their definitions on demand for direct calling or code mode.',
      'tools: { search: toolSearch(), weather },'
    ]
  },
  {
    question: 'detect when a remote MCP server silently changes what its tools say',
    pages: ['/ai-sdk-core/mcp-tools'],
    sentences: [
      'The AI SDK provides two functions to pin the approved definitions and detect changes.',
      '`fingerprintTools` digests the server-controlled, security-relevant fields of each tool',
      'const drift = detectToolDrift(await fingerprintTools(tools), baseline);',
      'const baseline = await fingerprintTools(await mcpClient.tools());'
    ],
    keptBack: true
  },
  {
    question: 'compare two sentence vectors',
    pages: ['/reference/ai-sdk-core/cosine-similarity', '/ai-sdk-core/embeddings'],
    sentences: [
      'A number between -1 and 1 representing the cosine similarity between the two vectors.',
      'calculates the cosine similarity between two vectors',
      'you can calculate the similarity between them using the `cosineSimilarity` function',
      'When you want to compare the similarity of embeddings, standard vector similarity metrics like cosine similarity are often used.',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the docs
      'cosine similarity: ${cosineSimilarity(embeddings[0], embeddings[1])}'
    ]
  },
  {
    question: 'make a short clip start from a still picture',
    pages: [
      '/ai-sdk-core/video-generation',
      '/reference/ai-sdk-core/generate-video',
      '/reference/ai-sdk-workflow/generate-video'
    ],
    sentences: [
      'Some video models support first-last-frame generation',
      'Some video models support generating videos from an input image.',
      'Input image for image-to-video generation.',
      "prompt: { image: 'https://example.com/my-image.png', text: 'Animate this image with gentle motion', },",
      'Use the frameImages option to pass role-tagged images in a provider-agnostic way',
      'You can also provide the image as a base64-encoded string or Uint8Array',
      'You can provide an image using the prompt object'
    ]
  },
  {
    question: 'live voice conversation in the browser, how do I get a temporary token without exposing my key',
    pages: ['/ai-sdk-core/realtime', '/reference/ai-sdk-ui/use-realtime'],
    sentences: [
      'Your server creates a short-lived realtime token with `experimental_realtime.getToken()`.',
      'Create a setup endpoint that returns a short-lived token for the realtime provider.',
      'at a server-side setup endpoint that calls `gateway.experimental_realtime.getToken()`',
      'const token = await openai.experimental_realtime.getToken({'
    ],
    keptBack: true
  },
  {
    question: 'run thousands of prompts overnight via anthropic, stop it if needed',
    pages: ['/ai-sdk-core/batch', '/reference/ai-sdk-core/cancel-batch', '/reference/ai-sdk-core/start-batch'],
    sentences: [
      'Pass a provider and one or more uniquely identified requests to `startBatch`.',
      'Batches let you submit multiple independent requests for asynchronous processing.',
      'Use `cancelBatch` to ask the provider to stop processing a batch',
      'Requests cancellation of an asynchronous batch.',
      'The provider processes the batch in the background, so your application does not need to keep the request open while the model generates the results.',
      'Anthropic anthropic text Message Batches API'
    ]
  },
  {
    question: 'unit tests without calling a real llm',
    pages: ['/ai-sdk-core/testing'],
    sentences: [
      'With mock providers and test helpers, you can control the output of the AI SDK and test your code in a repeatable and deterministic way without actually calling a language model provider.',
      'To enable you to unit test your code that uses the AI SDK, the AI SDK Core includes mock providers and test helpers.',
      'MockLanguageModelV4: A mock language model using the language model v4 specification.',
      "import { MockLanguageModelV4 } from 'ai/test';"
    ]
  },
  {
    question: 'deepseek r1 <think> text shows up in the answer',
    pages: ['/reference/ai-sdk-core/extract-reasoning-middleware', '/ai-sdk-core/middleware'],
    sentences: [
      'extracts delimited reasoning sections from generated text and exposes them separately from the main text content',
      'can be used to extract this reasoning information and expose it as a `reasoning` property on the result',
      "middleware: extractReasoningMiddleware({ tagName: 'think' }),"
    ],
    keptBack: true
  },
  {
    question: 'prevent SSRF when the server downloads a link somebody pasted',
    pages: ['/advanced/secure-url-fetching', '/ai-sdk-core/tools', '/foundations/prompts', '/ai-sdk-ui/chatbot'],
    sentences: [
      'Use `guarded-fetch` on Node.js whenever your server fetches URLs supplied by users',
      'On Node.js, inject guarded-fetch to block hostnames resolving to private addresses and DNS rebinding, unless your application controls the destinations or already enforces equivalent SSRF protection through its fetch implementation or network egress policy.',
      'For untrusted URLs, supply createDownload({ fetch }) with a transport that validates DNS and pins the connection to the validated addresses, such as createGuardedFetch() on Node.js.',
      'When your server downloads URLs supplied by users, models, or tools on Node.js, pass a guarded-fetch transport via experimental_download: createDownload({fetch}).',
      'If the server downloads them on Node.js, pass a guarded-fetch transport via experimental_download: createDownload({fetch}) on streamText.',
      'For applications that fetch untrusted URLs, use guarded-fetch on Node.js and/or restrict outbound traffic at the network layer.'
    ]
  }
]

export const unanswerable: UnanswerableQuestion[] = [
  { question: 'How do I start a fine-tuning job on my own training data and wait until it is done?', nearMiss: true },
  { question: 'Is there a PHP or Laravel version of the SDK?', nearMiss: true },
  { question: 'count the tokens of a prompt with a tokenizer before sending it', nearMiss: true, keptBack: true },
  { question: 'dollar price per million tokens for each model', nearMiss: true },
  { question: 'text splitter with overlap for long documents before embedding', nearMiss: true },
  { question: 'How do I create the pgvector index for my embeddings?', nearMiss: true, keptBack: true },
  { question: 'can useChat go through GraphQL subscriptions', nearMiss: true },
  { question: 'Which function clones my voice from a recorded sample?', nearMiss: true },
  { question: 'add an invisible C2PA watermark to generated pictures', nearMiss: true, keptBack: true },
  { question: 'upscale a generated image to 4x resolution', nearMiss: true },
  { question: 'A/B test two prompts on 10% of the traffic', nearMiss: true },
  { question: 'neo4j knowledge graph retriever for the agent', nearMiss: true, keptBack: true },
  { question: 'render LaTeX formulas in assistant messages with KaTeX', nearMiss: true },
  { question: 'How long do I have to boil an egg so that the yolk stays soft?' },
  { question: 'what is the best month to visit Lisbon', keptBack: true },
  { question: 'difference between a Roth IRA and a traditional one' },
  { question: 'Why do cats knead blankets?' },
  { question: 'can I plant tomatoes next to potatoes', keptBack: true },
  { question: 'half marathon training plan for beginners' },
  { question: 'git rebase says detached HEAD, how do I get my branch back?' },
  { question: 'How do I resize an EBS volume without downtime?', keptBack: true },
  { question: 'postgres deadlock detected during vacuum full' },
  { question: 'kubectl pod stuck in CrashLoopBackOff' },
  { question: 'center a div vertically with flexbox', keptBack: true },
  { question: 'rust borrow checker cannot borrow as mutable more than once' },
  { question: 'How do I factory reset a Fritzbox router?' }
]
