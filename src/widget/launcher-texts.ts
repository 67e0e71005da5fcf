/** The launcher’s rarer texts. Its label is loaded before these: `launcher-label.ts`. */
interface LauncherTexts {
  loadFailed: string
  hideLauncher: string
}

/** In each language of the widget, because the panel’s texts are loaded later. */
const texts: Record<string, LauncherTexts> = {
  en: { loadFailed: 'Not loaded. Try again', hideLauncher: 'Hide for now' },
  ar: { loadFailed: 'لم يُحمَّل. حاول مرة أخرى', hideLauncher: 'إخفاء مؤقتًا' },
  de: { loadFailed: 'Nicht geladen. Erneut versuchen', hideLauncher: 'Vorerst ausblenden' },
  es: { loadFailed: 'No se cargó. Reintentar', hideLauncher: 'Ocultar por ahora' },
  fr: { loadFailed: 'Non chargé. Réessayer', hideLauncher: 'Masquer pour l’instant' },
  he: { loadFailed: 'לא נטען. לנסות שוב', hideLauncher: 'הסתרה לעת עתה' },
  ja: { loadFailed: '読み込めませんでした。再試行', hideLauncher: '今は表示しない' },
  ko: { loadFailed: '불러오지 못했습니다. 다시 시도', hideLauncher: '지금은 숨기기' },
  pt: { loadFailed: 'Não carregou. Tentar de novo', hideLauncher: 'Ocultar por enquanto' },
  zh: { loadFailed: '加载失败，请重试', hideLauncher: '暂时隐藏' }
}

/** The texts of a language, overridden by the site’s labels. */
export const launcherTexts = (locale: string, labels: unknown): LauncherTexts => ({
  ...(texts.en as LauncherTexts),
  ...texts[locale.toLowerCase().split(/[-_]/)[0] ?? ''],
  ...readLabels(labels)
})

/** Ignores invalid JSON, because the panel warns of it. */
const readLabels = (labels: unknown): object => {
  try {
    return typeof labels === 'string' ? JSON.parse(labels) : (labels ?? {})
  } catch {
    return {}
  }
}
