import type { Plugin } from 'vite'
import { type Cut, cutModule, unreachedCode, unreachedModule } from './cut.ts'

/**
 * Code of the AI SDK that the widget never reaches and that no bundler can remove by itself: schemas that are built when
 * the module is loaded, its own transport and stream decoders, tools that run in the page, approvals, files, queues of
 * questions, and resuming. Partial tool input is unreached because the transport drops it from each stream.
 */
export const cuts: Record<string, Cut> = {
  'ai/dist/index.js': {
    droppable: {
      from: [
        'z',
        'z$1',
        'withJsonValueCheck',
        'lazySchema',
        'createDownload',
        'createIdGenerator$1',
        'TextEncoder',
        'TransformStream'
      ],
      count: 53
    },
    unreached: [
      'AbstractChat.constructor: new DefaultChatTransport',
      'AbstractChat.dispose',
      'AbstractChat.resumeStream',
      'AbstractChat.regenerate: new InvalidArgumentError',
      'AbstractChat.~resumeStreamIfDisconnected',
      'AbstractChat.addToolApprovalResponse',
      'AbstractChat.addToolOutput',
      'AbstractChat.makeRequestForToolApproval',
      'AbstractChat.hasUnsentApprovalResponse',
      'AbstractChat.shouldSendAutomatically',
      'AbstractChat.isWaitingForUser',
      'AbstractChat.resumeQueue',
      'AbstractChat.clearError',
      'AbstractChat.isRequestInProgress',
      'AbstractChat.setQueuedMessages',
      'AbstractChat.settleQueue',
      'AbstractChat.runAutomaticRequest',
      'AbstractChat.experimental_removeQueuedMessage',
      'AbstractChat.experimental_sendQueuedMessageNow',
      'AbstractChat.sendMessage: if message == null',
      'AbstractChat.sendMessage: if "text" in message || "files" in message',
      'AbstractChat.sendMessage: if message.messageId != null',
      'processUIMessageStream: if dataPartSchema != null',
      'processUIMessageStream: tool-input-delta',
      'processUIMessageStream: error',
      // Unreached, because the transport starts each part before its deltas, and each call before its other events.
      ['processUIMessageStream: if textPart == null', 2],
      ['processUIMessageStream: if reasoningPart == null', 2],
      'getToolInvocation: new UIMessageStreamError',
      'updateMessageMetadata: if messageMetadataSchema != null'
    ],
    ignored: [
      // Readers approve no tools: the widget draws such a call as a running one.
      'processUIMessageStream: tool-approval-request',
      'processUIMessageStream: tool-approval-response',
      'processUIMessageStream: tool-output-denied',
      // The widget sets none of these callbacks.
      'processUIMessageStream: if onToolCall && !chunk.providerExecuted',
      ['AbstractChat.makeRequestImpl: if this.onError && err instanceof Error', 2],
      // State for resuming, for the queue and for automatic resubmission.
      'AbstractChat.makeRequestImpl: if trigger !== "resume-stream"',
      ['AbstractChat.makeRequestImpl: if this.resumableStreamState === response.state', 2],
      ['AbstractChat.makeRequestImpl: if this.resumableStreamState === activeResponse?.state', 2],
      'AbstractChat.makeRequestImpl: if isDisconnect',
      'processUIMessageStream: if shouldReset',
      'runUpdateMessageJob: if usesEarlierAssistantMessage',
      'AbstractChat.makeRequestImpl: if err instanceof TypeError',
      'AbstractChat.makeRequestImpl: if finishReason === "interrupted"',
      'AbstractChat.makeRequestImpl: if !isAbort && !isError',
      'AbstractChat.makeRequestImpl: if isAbort || isError || activeResponse?.state.finishReason === "interrupted"',
      'AbstractChat.makeRequestImpl: if !isAbort && !isError && activeResponse?.state.finishReason !== "interrupted"'
    ],
    idle: [
      { function: 'AbstractChat.clearQueueForHistoryChange', unless: 'this.queueEnabled' },
      { function: 'clearActiveResumeRequest', unless: 'this.activeResumeRequest' }
    ],
    assumed: [
      { in: 'AbstractChat.sendMessage', condition: 'this.queueEnabled', value: false },
      { in: 'AbstractChat.makeRequestImpl', condition: 'trigger === "resume-stream"', value: false }
    ]
  },
  '@ai-sdk/react/dist/index.js': {
    unreached: ['ReactChatState.popMessage', 'getTransport: new DefaultChatTransport'],
    ignored: [
      'useChat: if resume',
      // Every message of the widget has parts, and its metadata is no array.
      'ReactChatState.snapshot: if value == null || typeof value !== "object" || !("parts" in value) || !Array.isArray(value.parts)',
      'cloneMetadata: if Array.isArray(metadata)'
    ],
    assumed: [{ in: 'useChat', condition: '"chat" in options', value: true }]
  },
  '@ai-sdk/provider-utils/dist/index.js': {
    droppable: { from: ['TextDecoder', 'Object', 'audioMediaTypeSignaturesWithoutMp4'], count: 5 },
    unreached: ['validateTypes', 'createIdGenerator: new InvalidArgumentError']
  }
}

/** Cuts the AI SDK in the browser’s bundle. Fails the build where a release lacks a piece that has to be cut. */
export const cutAiSdk = (): Plugin => {
  const missing = new Set(Object.keys(cuts))
  return {
    name: 'docs-assistant:cut-ai-sdk',
    applyToEnvironment: environment => environment.name === 'widget',
    resolveId: id => (id === unreachedModule ? `\0${id}` : undefined),
    load: id => (id === `\0${unreachedModule}` ? unreachedCode : undefined),
    transform(code, id) {
      if (id.endsWith('/node_modules/throttleit/index.js')) return asModule(code)
      const file = Object.keys(cuts).find(file => id.endsWith(`/node_modules/${file}`))
      if (!file) return
      missing.delete(file)
      return cutModule(file, code, cuts[file] as Cut)
    },
    generateBundle() {
      if (missing.size) throw new Error(`The widget no longer holds ${[...missing].join(', ')}.`)
    }
  }
}

/** Turns the only CommonJS module of the conversation into an ES module, so that the bundler adds no helpers for it. */
const asModule = (code: string) => {
  const [, before, name] = /^(.*)module\.exports = (\w+);\s*$/s.exec(code) ?? []
  if (!name || /\b(require|exports)\b/.test(before ?? '')) throw new Error('throttleit is no longer one export.')
  return `${before}export { ${name} as default }`
}
