/**
 * Patterns by which a model says that the docs do not answer, in the languages that the service speaks. The prompt asks for a mark,
 * but small models forget it. Each pattern needs a negation and a word for the docs or for knowing.
 */
const refusals = [
  /(?:\b(?:not|no|nothing|cannot|unable|none)|n['’]t)\b.*\b(?:documentation|docs|sections?|information|answer\w*|mention\w*|cover\w*|know|help|assist|provided|available|found|say)\b/,
  /\b(?:documentation|docs|sections?)\b.*(?:\b(?:not|no|nothing|none)|n['’]t)\b/,
  /\b(?:nicht|nichts|kein\w*|leider)\b.*\b(?:dokumentation|abschnitt\w*|information\w*|beantwort\w*|erwähn\w*|hervor|weiß|helfen|finden)\b/,
  /\bdokumentation\b.*\b(?:nicht|nichts|kein\w*)\b/,
  /\b(?:ne|n['’]\w+|pas|aucune?|rien)\b.*\b(?:documentation|section\w*|information\w*|répon\w*|mentionn\w*|sais|aider)\b/,
  /\bdocumentation\b.*\b(?:ne|n['’]|pas|aucune?|rien)/,
  /\b(?:no|ningun\w*|nada)\b.*\b(?:documentación|seccion\w*|información|respon\w*|menciona\w*|sé|ayudar)/,
  /\bdocumentación\b.*\b(?:no|ningun\w*|nada)\b/,
  /\b(?:não|nenhum\w*|nada)(?=\s).*\b(?:documentação|seç\w*|informaç\w*|respond\w*|menciona\w*|sei|ajudar)/,
  /\bdocumentação(?=\s).*\b(?:não|nenhum\w*|nada)(?=\s)/,
  /\b(?:non|nessun\w*|nulla|niente)\b.*\b(?:documentazione|sezion\w*|informazion\w*|rispond\w*|menzion\w*|so|aiutar\w*)\b/,
  /\bdocumentazione\b.*\b(?:non|nessun\w*|nulla|niente)\b/,
  /(?:ドキュメント|文書|セクション|情報|記載|回答|説明|答え).*(?:ません|ない)/,
  /(?:文档|文件|章节|信息|資訊|资料).*(?:没有|沒有|未|无法|無法)|(?:没有|未|无法).*(?:文档|信息|回答|提到)/,
  /(?:문서|정보|섹션|답변).*(?:없|않|못)/,
  /(?:^|\s)(?:لا|لم|ليس|ليست|لن)\s.*(?:الوثائق|التوثيق|المستندات|الأقسام|معلومات|المعلومات|تجيب|يجيب|الإجابة|تذكر|أعرف|مساعدتك)/,
  /(?:الوثائق|التوثيق|المستندات|الأقسام|معلومات).*\s(?:لا|لم|ليس|ليست|لن)\s/,
  /(?:^|\s)(?:לא|אין|איני|אינני|אינו|אינם|אינן)\s.*(?:תיעוד|סעיפים|מידע|תשובה|עונה|מוזכר|יודע|לעזור)/,
  /(?:תיעוד|סעיפים|מידע).*\s(?:לא|אין|אינו|אינם|אינן)(?=\s)/,
  /(?:документаци\S*|раздел\S*|информаци\S*|ответ\S*).*(?:не|нет)(?=\s|[.,!])|(?:не|нет)\s.*(?:документаци|информаци|ответ)/
]

/** Most characters of a refusal, which has one or two sentences, as the prompt asks. */
const maxRefusalLength = 400

export const isRefusal = (text: string): boolean => {
  const words = text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return words.length <= maxRefusalLength && refusals.some(refusal => refusal.test(words))
}
