import type { PageActionsLabels } from './labels.ts'

/** The texts in a language other than English; `undefined` where there are none. */
export const textsOf = (language: string): PageActionsLabels | undefined =>
  languages[language.toLowerCase().split(/[-_]/)[0] ?? '']

/** The texts of the languages that the widget has too. */
export const languages: Record<string, PageActionsLabels> = {
  ar: {
    copyPage: 'نسخ الصفحة بصيغة Markdown',
    morePageActions: 'المزيد من إجراءات الصفحة',
    viewPage: 'عرض بصيغة Markdown',
    openIn: 'فتح في {name}',
    askPage: 'اسأل عن هذه الصفحة',
    pageCopied: 'تم النسخ.',
    noMarkdown: 'لا تتوفر هذه الصفحة بصيغة Markdown.',
    pageNotLoaded: 'تعذر تحميل الصفحة. هل يوجد اتصال؟',
    pageNotCopied: 'لم يسمح المتصفح بالنسخ.'
  },
  de: {
    copyPage: 'Seite als Markdown kopieren',
    morePageActions: 'Mehr zu dieser Seite',
    viewPage: 'Als Markdown ansehen',
    openIn: 'In {name} öffnen',
    askPage: 'Zu dieser Seite fragen',
    pageCopied: 'Kopiert.',
    noMarkdown: 'Von dieser Seite gibt es kein Markdown.',
    pageNotLoaded: 'Die Seite konnte nicht geladen werden. Besteht eine Verbindung?',
    pageNotCopied: 'Der Browser hat das Kopieren nicht erlaubt.'
  },
  es: {
    copyPage: 'Copiar la página como Markdown',
    morePageActions: 'Más acciones de la página',
    viewPage: 'Ver como Markdown',
    openIn: 'Abrir en {name}',
    askPage: 'Preguntar sobre esta página',
    pageCopied: 'Copiado.',
    noMarkdown: 'No hay Markdown de esta página.',
    pageNotLoaded: 'No se ha podido cargar la página. ¿Hay conexión?',
    pageNotCopied: 'El navegador no ha permitido copiar.'
  },
  fr: {
    copyPage: 'Copier la page en Markdown',
    morePageActions: 'Autres actions sur la page',
    viewPage: 'Voir en Markdown',
    openIn: 'Ouvrir dans {name}',
    askPage: 'Poser une question sur cette page',
    pageCopied: 'Copié.',
    noMarkdown: 'Cette page n’existe pas en Markdown.',
    pageNotLoaded: 'La page n’a pas pu être chargée. Y a-t-il une connexion ?',
    pageNotCopied: 'Le navigateur n’a pas autorisé la copie.'
  },
  he: {
    copyPage: 'העתקת הדף כ-Markdown',
    morePageActions: 'פעולות נוספות בדף',
    viewPage: 'הצגה כ-Markdown',
    openIn: 'פתיחה ב-{name}',
    askPage: 'שאלה על הדף הזה',
    pageCopied: 'הועתק.',
    noMarkdown: 'אין Markdown של הדף הזה.',
    pageNotLoaded: 'לא ניתן היה לטעון את הדף. האם יש חיבור?',
    pageNotCopied: 'הדפדפן לא אפשר העתקה.'
  },
  ja: {
    copyPage: 'ページを Markdown でコピー',
    morePageActions: 'ページのその他の操作',
    viewPage: 'Markdown で表示',
    openIn: '{name} で開く',
    askPage: 'このページについて質問',
    pageCopied: 'コピーしました。',
    noMarkdown: 'このページの Markdown はありません。',
    pageNotLoaded: 'ページを読み込めませんでした。接続を確認してください。',
    pageNotCopied: 'ブラウザがコピーを許可しませんでした。'
  },
  ko: {
    copyPage: '페이지를 Markdown으로 복사',
    morePageActions: '페이지 작업 더 보기',
    viewPage: 'Markdown으로 보기',
    openIn: '{name}에서 열기',
    askPage: '이 페이지에 대해 질문하기',
    pageCopied: '복사했습니다.',
    noMarkdown: '이 페이지의 Markdown이 없습니다.',
    pageNotLoaded: '페이지를 불러오지 못했습니다. 연결되어 있나요?',
    pageNotCopied: '브라우저가 복사를 허용하지 않았습니다.'
  },
  pt: {
    copyPage: 'Copiar a página como Markdown',
    morePageActions: 'Mais ações da página',
    viewPage: 'Ver como Markdown',
    openIn: 'Abrir em {name}',
    askPage: 'Perguntar sobre esta página',
    pageCopied: 'Copiado.',
    noMarkdown: 'Não há Markdown desta página.',
    pageNotLoaded: 'Não foi possível carregar a página. Há ligação?',
    pageNotCopied: 'O navegador não permitiu copiar.'
  },
  zh: {
    copyPage: '复制本页的 Markdown',
    morePageActions: '更多页面操作',
    viewPage: '查看 Markdown',
    openIn: '在 {name} 中打开',
    askPage: '就本页提问',
    pageCopied: '已复制。',
    noMarkdown: '本页没有 Markdown。',
    pageNotLoaded: '无法加载本页，请检查网络连接。',
    pageNotCopied: '浏览器不允许复制。'
  }
}
