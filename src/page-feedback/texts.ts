import type { PageFeedbackLabels } from './labels.ts'

/** The texts in a language other than English; `undefined` where there are none. */
export const textsOf = (language: string): PageFeedbackLabels | undefined =>
  languages[language.toLowerCase().split(/[-_]/)[0] ?? '']

/** The texts of the languages that the widget has too. */
export const languages: Record<string, PageFeedbackLabels> = {
  ar: {
    pageHelpful: 'هل كانت هذه الصفحة مفيدة؟',
    yes: 'نعم',
    no: 'لا',
    pageComment: 'هل تود إضافة شيء؟ (اختياري)',
    contact: 'البريد الإلكتروني، إن أردت ردًا (اختياري)',
    contactInvalid: 'هذا ليس بريدًا إلكترونيًا.',
    send: 'إرسال',
    thanks: 'شكرًا على ملاحظاتك.',
    takenBack: 'تم التراجع.',
    notSent: 'تعذر الإرسال. لم يُفقد شيء:',
    retry: 'حاول مرة أخرى'
  },
  de: {
    pageHelpful: 'War diese Seite hilfreich?',
    yes: 'Ja',
    no: 'Nein',
    pageComment: 'Möchten Sie etwas hinzufügen? (optional)',
    contact: 'E-Mail-Adresse, falls Sie eine Antwort möchten (optional)',
    contactInvalid: 'Das ist keine E-Mail-Adresse.',
    send: 'Senden',
    thanks: 'Danke für Ihr Feedback.',
    takenBack: 'Zurückgenommen.',
    notSent: 'Es konnte nicht gesendet werden. Nichts ist verloren:',
    retry: 'Erneut versuchen'
  },
  es: {
    pageHelpful: '¿Le ha sido útil esta página?',
    yes: 'Sí',
    no: 'No',
    pageComment: '¿Algo que añadir? (opcional)',
    contact: 'Correo electrónico, si desea una respuesta (opcional)',
    contactInvalid: 'Esto no es un correo electrónico.',
    send: 'Enviar',
    thanks: 'Gracias por sus comentarios.',
    takenBack: 'Retirado.',
    notSent: 'No se ha podido enviar. No se ha perdido nada:',
    retry: 'Reintentar'
  },
  fr: {
    pageHelpful: 'Cette page vous a-t-elle été utile ?',
    yes: 'Oui',
    no: 'Non',
    pageComment: 'Quelque chose à ajouter ? (facultatif)',
    contact: 'E-mail, si vous souhaitez une réponse (facultatif)',
    contactInvalid: 'Ce n’est pas une adresse e-mail.',
    send: 'Envoyer',
    thanks: 'Merci pour votre avis.',
    takenBack: 'Avis retiré.',
    notSent: 'L’envoi a échoué. Rien n’est perdu :',
    retry: 'Réessayer'
  },
  he: {
    pageHelpful: 'האם הדף הזה עזר לך?',
    yes: 'כן',
    no: 'לא',
    pageComment: 'יש מה להוסיף? (לא חובה)',
    contact: 'דוא״ל, אם תרצו תשובה (לא חובה)',
    contactInvalid: 'זו אינה כתובת דוא״ל.',
    send: 'שליחה',
    thanks: 'תודה על המשוב.',
    takenBack: 'המשוב בוטל.',
    notSent: 'השליחה נכשלה. שום דבר לא אבד:',
    retry: 'ניסיון נוסף'
  },
  ja: {
    pageHelpful: 'このページは役に立ちましたか？',
    yes: 'はい',
    no: 'いいえ',
    pageComment: 'ご意見があればお書きください（任意）',
    contact: '返信をご希望の場合はメールアドレス（任意）',
    contactInvalid: 'メールアドレスの形式ではありません。',
    send: '送信',
    thanks: 'フィードバックをありがとうございます。',
    takenBack: '取り消しました。',
    notSent: '送信できませんでした。内容は失われていません：',
    retry: '再試行'
  },
  ko: {
    pageHelpful: '이 페이지가 도움이 되었나요?',
    yes: '예',
    no: '아니요',
    pageComment: '덧붙일 말씀이 있나요? (선택)',
    contact: '답변을 원하시면 이메일 (선택)',
    contactInvalid: '이메일 주소가 아닙니다.',
    send: '보내기',
    thanks: '피드백을 주셔서 감사합니다.',
    takenBack: '취소했습니다.',
    notSent: '보내지 못했습니다. 내용은 그대로 있습니다:',
    retry: '다시 시도'
  },
  pt: {
    pageHelpful: 'Esta página foi útil?',
    yes: 'Sim',
    no: 'Não',
    pageComment: 'Algo a acrescentar? (opcional)',
    contact: 'E-mail, se quiser uma resposta (opcional)',
    contactInvalid: 'Isto não é um e-mail.',
    send: 'Enviar',
    thanks: 'Agradecemos o seu feedback.',
    takenBack: 'Retirado.',
    notSent: 'Não foi possível enviar. Nada se perdeu:',
    retry: 'Tentar novamente'
  },
  zh: {
    pageHelpful: '本页对您有帮助吗？',
    yes: '是',
    no: '否',
    pageComment: '还有什么要补充的吗？（可选）',
    contact: '如需回复，请留下邮箱（可选）',
    contactInvalid: '这不是邮箱地址。',
    send: '发送',
    thanks: '感谢您的反馈。',
    takenBack: '已撤回。',
    notSent: '未能发送，内容没有丢失：',
    retry: '重试'
  }
}
