import { describe, expect, it } from 'vitest'
import { analyzerOf } from '../analyzer.ts'
import { languageFor, languages } from './index.ts'

const termOf = (tag: string, word: string) => analyzerOf(languageFor(tag)).termsOf(word)[0]

describe('forms of one word have one term', () => {
  it.each([
    ['de', 'Datenbank Datenbanken'],
    ['de', 'Schlüssel Schlüssels'],
    ['de', 'löschen löscht löschte gelöscht'],
    ['de', 'speichern speichert gespeichert'],
    ['de', 'wechseln wechsle wechselt gewechselt'],
    ['de', 'verschlüsseln verschlüssle verschlüsselt Verschlüsselung'],
    ['de', 'installieren installiert'],
    ['de', 'schützen schützt geschützt'],
    ['de', 'melden meldet gemeldet'],
    ['de', 'anzeigen angezeigt'],
    ['de', 'laden lädt geladen'],
    ['de', 'hochladen hochgeladen'],
    ['de', 'legen legt gelegt'],
    ['de', 'stellen stellt gestellt'],
    ['de', 'drehen dreht gedreht'],
    ['de', 'öffnen öffnet geöffnet'],
    ['de', 'aufzeichnen aufzeichnet aufgezeichnet'],
    ['de', 'schreiben schreibt geschrieben'],
    ['de', 'überschreiben überschrieben'],
    ['de', 'verbinden verbunden'],
    ['de', 'aufnehmen aufnimmt aufgenommen'],
    ['de', 'laufen läuft'],
    ['de', 'herunterladen runterladen runtergeladen'],
    ['de', 'herausfinden rausfinden'],
    ['de', 'Artikel Artikeln'],
    ['de', 'Nachricht Nachrichten'],
    ['de', 'gültig gueltig'],
    ['de', 'Größe Groesse Grösse'],
    ['de', 'öffnen oeffnen'],
    ['de', 'aufräumen aufraeumen'],
    ['de', 'Häufigkeit Haeufigkeit'],
    ['de', 'aktuell aktuelle'],
    ['de', 'neu neue'],
    ['de', 'value values'],
    ['de', 'Queue queue'],
    ['fr', 'notification notifications'],
    ['es', 'configuración configuraciones configurar'],
    ['pt', 'configuração configurações configurar'],
    ['fr', 'permission permissions'],
    ['fr', 'noyau noyaux'],
    ['fr', 'désactiver désactive désactivent désactivé'],
    ['fr', 'réactif réactifs réactive réactivité'],
    ['es', 'comando comandos'],
    ['es', 'imagen imágenes'],
    ['es', 'línea líneas'],
    ['es', 'mostrar muestro muestra mostrado mostrarlo'],
    ['es', 'desplegar despliega desplegado desplegando'],
    ['es', 'optimizar optimice optimicen optimizado'],
    ['es', 'redirigir redirige redirija redirección'],
    ['es', 'sincronizar sincronice sincronicen sincronización'],
    ['es', 'tocar toque toqué'],
    ['es', 'pegar pegue'],
    ['es', 'reducir reduzca reduce reducción reducciones'],
    ['es', 'aparecer aparezca aparece'],
    ['es', 'construir construye construcciones'],
    ['es', 'describir descripción descripciones descrito'],
    ['es', 'abrir abre abra abierto'],
    ['es', 'elegir elige elija'],
    ['es', 'vaciar vacío vacía vacio vacia'],
    ['es', 'convertir convierte conversiones'],
    ['pt', 'opção opções'],
    ['pt', 'imagem imagens'],
    ['pt', 'canal canais'],
    ['pt', 'variável variáveis'],
    ['pt', 'erro erros'],
    ['pt', 'servidor servidores'],
    ['pt', 'comando comandos'],
    ['pt', 'pagar pagamento pagamentos'],
    ['pt', 'desativar desativo desativa desactivar desativação'],
    ['pt', 'obrigatório obrigatória obrigatórias'],
    ['pt', 'fácil fáceis'],
    ['pt', 'ação acções'],
    ['pt', 'projeto projecto projetos'],
    ['pt', 'registrar registo registro'],
    ['fr', 'diapo diapos'],
    ['it', 'configurazione configurazioni'],
    ['it', 'comando comandi'],
    ['it', 'aprire apro aperto apri'],
    ['it', 'chiudere chiudo chiuso chiusura'],
    ['it', 'condividere condiviso condivisione'],
    ['it', 'connettere connesso connessione'],
    ['it', 'leggere letto lettura'],
    ['it', 'pagare pagamento'],
    ['it', 'perdere perso perdita'],
    ['it', 'proteggere protetto protezione'],
    ['it', 'scegliere scelgo scelta'],
    ['ru', 'установка установки установку установок'],
    ['ru', 'ошибка ошибки ошибок'],
    ['ru', 'список списка списков'],
    ['ru', 'точка точек'],
    ['ru', 'настройка настроек'],
    ['ru', 'столбец столбца столбцов'],
    ['ru', 'поток потока потоков'],
    ['ru', 'урок урока'],
    ['ru', 'игрок игрока'],
    ['ru', 'строка строк'],
    ['ru', 'подстрока подстрок'],
    ['ru', 'библиотека библиотек'],
    ['ru', 'ячейка ячеек'],
    ['ru', 'письмо писем'],
    ['ru', 'запись записей'],
    ['ru', 'уровень уровня'],
    ['ru', 'имя имени имён'],
    ['ru', 'окно окон'],
    ['ru', 'число чисел'],
    ['ru', 'время времени'],
    ['ru', 'память памяти'],
    ['ru', 'объект обьекта'],
    ['ru', 'объём объем'],
    ['ar', 'الإعداد الإعدادات'],
    ['ar', 'المصفوفات مصفوفة مصفوفه للمصفوفة'],
    ['ar', 'الإضافة إضافه اضافة'],
    ['ar', 'أحول احول نحول يحول تحويل التحويلات'],
    ['ar', 'رقم أرقام الأرقام'],
    ['ar', 'إلغاء الإلغاء'],
    ['ar', 'إرسال يرسل أرسل'],
    ['ar', 'ينتظر انتظار'],
    ['ar', 'عنصر عناصر العناصر'],
    ['ar', 'وعد الوعود'],
    ['ar', 'ملف ملفات الملفات'],
    ['ar', 'كلمة كلمات'],
    ['he', 'הגדרה הגדרות ההגדרות בהגדרות להגדיר מוגדר'],
    ['he', 'מסמך במסמך המסמכים ושבמסמכים'],
    ['he', 'סנכרון סינכרון לסנכרן מסונכרנים להסתנכרן יסתנכרנו'],
    ['he', 'הסתרה להסתיר מסתירים יסתיר תסתירו מוסתרת'],
    ['he', 'ביטול לבטל מבוטל ביטולים הביטול'],
    ['he', 'לשנות שינוי שינויים'],
    ['he', 'לגבות גיבוי גיבויים'],
    ['he', 'לנקות ניקוי'],
    ['he', 'הצגה להציג מציג מציגה מוצג תציגו שמציגים'],
    ['he', 'הוספה להוסיף מוסיף תוסיפו תוסיף'],
    ['he', 'שמירה לשמור נשמר להישמר יישמר השמור נשמרו'],
    ['he', 'להיכנס נכנס היכנסו'],
    ['he', 'שיתוף משתף להשתתף'],
    ['he', 'יעבוד עבודה'],
    ['he', 'לחיצה לחץ לחצו תלחצו לחצתם לחצתי ללחוץ'],
    ['he', 'קהילה קהילות קהילתי קהילתיים'],
    ['he', 'ייבוא לייבא מייבאים יובאו'],
    ['he', 'שורה שורות השורות'],
    ['he', 'צוות צוותים הצוות'],
    ['he', 'תג תגים תגית תגיות'],
    ['he', 'פעילות פעילויות'],
    ['he', 'עדכון מתעדכן להתעדכן התעדכנו'],
    ['he', 'גישה לגשת'],
    ['he', 'קובץ קבצים קובצי קבציו'],
    ['he', 'תוצאה תוצאותיו תוצאות'],
    ['he', 'גרסה גירסה גרסאות לגרסת'],
    ['he', 'אוטומטי אוטומטית אוטומטיים'],
    ['he', 'קוד הקוד בקוד קודים'],
    ['he', 'לוח הלוח בלוח'],
    ['he', 'אודיו האודיו'],
    ['he', 'ניווט לנווט ניווטים'],
    ['he', 'ממליצים המלצה מומלץ'],
    ['he', 'התקנה להתקין התקינו מותקן'],
    ['he', 'תאריך התאריך לתאריכים'],
    ['he', 'שחזור לשחזר שחזרו'],
    ['he', 'תיקייה תיקיה תיקיות בתיקיית'],
    ['he', 'מילה מילים מלים'],
    ['he', 'הַגְדָּרָה הגדרה'],
    ['he', "ווידג׳ט ווידג'ט וידגט הווידג'ט"],
    ['he', 'דוא״ל דוא"ל דואל'],
    ['ko', '서버 서버가 서버를 서버에 서버에서 서버는 서버로'],
    ['ko', '값 값을 값이 값은'],
    ['ko', '설치 설치하려면 설치하기 설치합니다 설치하는'],
    ['ja', 'stream streams'],
    ['ja', 'サーバー サーバ ｻｰﾊﾞｰ'],
    ['ja', 'エディター エディタ'],
    ['ja', 'データー データ'],
    ['ja', 'ソフトウェア ソフトウエア ソフトウエアー'],
    ['ja', '止める 止めたい 止まった 止まらない'],
    ['ja', '遅い 遅く 遅かった'],
    ['ja', '書き換え 書換え 書き換える'],
    ['zh', '删掉 删了 删不掉 删'],
    ['zh', '设置 設置'],
    ['zh', '没有 沒有'],
    ['ko', 'cookie cookies']
  ])('in %s: %s', (tag, words) => {
    const terms = words.split(' ').map(word => termOf(tag, word))
    expect(new Set(terms).size, terms.join(' ')).toBe(1)
  })
})

describe('words that only look like forms of one another do not', () => {
  it.each([
    ['ko', '파이 파'],
    ['ko', '사과 사'],
    ['ja', 'ハブ パフ'],
    ['ja', 'キー キ'],
    ['de', 'Nacht nach'],
    ['de', 'Sicht sich'],
    ['de', 'Gesicht sich'],
    ['de', 'Wert wer'],
    ['de', 'Punkt Punk'],
    ['de', 'Raster heraster'],
    ['es', 'comando com'],
    ['es', 'función funciona'],
    ['es', 'nota not'],
    ['es', 'fila file'],
    ['es', 'plano plan'],
    ['es', 'pagar page'],
    ['es', 'marco marcar'],
    ['fr', 'utilisateur utiliser'],
    ['fr', 'fonction fonctionne'],
    ['fr', 'composant composable'],
    ['pt', 'pois pol'],
    ['it', 'comando com'],
    ['it', 'funzione funziona'],
    ['pt', 'pagar page'],
    ['ja', 'だい たい'],
    ['ja', '止める 待つ'],
    ['zh', '删掉 拿到'],
    ['zh', '打不开 关不掉'],
    ['zh', '去掉 去'],
    ['he', 'קוד קו'],
    ['he', 'שלח לוח'],
    ['he', 'ציר צורה'],
    ['he', 'קבצים קבוצה'],
    ['he', 'ערך עריכה'],
    ['he', 'שרת שורה'],
    ['he', 'מחשב לחשב'],
    ['he', 'מציג מצגת'],
    ['he', 'ריק רק'],
    ['he', 'התחברות תחביר'],
    ['he', 'חשבון חשבונית'],
    ['he', 'כתיבה תיבה'],
    ['he', 'מתג תג'],
    ['he', 'מספר ספר'],
    ['he', 'מקור מקרה'],
    ['he', 'שקול קול'],
    ['he', 'הצגה הצעה']
  ])('in %s: %s', (tag, words) => {
    const [first, second] = words.split(' ')
    expect(termOf(tag, first as string)).not.toBe(termOf(tag, second as string))
  })
})

it.each(languages.map(({ tag }) => tag))('an identifier is the same in every language, whole: %s', tag => {
  for (const name of ['useChat', 'max_tokens', 'onFinish', 'SESSIONS_v2']) {
    expect(termOf(tag, name)).toBe(termOf('en', name))
  }
})

it.each(languages.map(({ tag }) => tag))('small words say nothing: %s', tag => {
  const { stopWords } = languageFor(tag)
  const { isStopTerm, termsOf } = analyzerOf(languageFor(tag))
  const some = stopWords
    .trim()
    .split(/\s+/)
    .filter(word => /^[\p{L}\p{M}]+$/u.test(word) && termsOf(word).length === 1)
  expect(some.length).toBeGreaterThan(20)
  for (const word of some) for (const term of termsOf(word)) expect(isStopTerm(term), word).toBe(true)
})

it.each([
  ['en', 'comes sees really difficult anything later'],
  [
    'de',
    'kommt sieht wirklich schwierig irgendwas später beim kriege höchstens worüber evtl leider funktioniert plötzlich'
  ],
  ['fr', 'truc faudrait prend'],
  ['pt', 'mexer jeito aconteceu'],
  ['es', 'semana hoy lunes viejo motivo dos tres'],
  ['ja', '動かない 起きる 終わり 書けば 変える 途中 両方 全部'],
  ['ja', '何日 何人 中身 昨日 全員 最近 書き方'],
  ['ko', '전부 그대로'],
  ['ru', 'новый большая просто второй позже отличается поставить']
])('what may be said of anything does not tell what is asked, in %s: %s', (tag, words) => {
  const { termsOf, isContentTerm } = analyzerOf(languageFor(tag))
  expect(words.split(' ').filter(word => termsOf(word).some(isContentTerm))).toEqual([])
})

it.each([
  ['es', 'función funciones cuenta hora trabajo índice indice comentario señal mencionar dos tres'],
  ['fr', 'fonction fonctions entrée utilisateur'],
  ['it', 'funzione comando tasto'],
  ['pt', 'função funções'],
  ['ru', 'тема темы почта почте меню дата типы среды объём пустой конечная менять имя']
])('a noun is no small word because a verb is, in %s: %s', (tag, words) => {
  const { termsOf, isStopTerm } = analyzerOf(languageFor(tag))
  expect(words.split(' ').filter(word => termsOf(word).some(isStopTerm))).toEqual([])
})

it.each([
  ['de', 'unterstützt', 'Support'],
  ['de', 'Sicherung', 'Backup'],
  ['de', 'einspielen', 'wiederherstellen'],
  ['de', 'loswerden', 'deinstallieren'],
  ['de', 'Authentisierung', 'Anmeldung'],
  ['de', 'Reiter', 'Tab'],
  ['de', 'Firma', 'Unternehmen'],
  ['de', 'Schlagwort', 'Tag'],
  ['fr', 'pèse', 'taille'],
  ['fr', 'éditeur', 'IDE'],
  ['fr', 'désinstaller', 'supprimer'],
  ['fr', 'coûter', 'prix'],
  ['fr', 'diapos', 'diapositives'],
  ['es', 'desinstalar', 'eliminar'],
  ['es', 'comandos', 'orden'],
  ['es', 'celular', 'móvil'],
  ['es', '2', 'dos'],
  ['es', '3', 'tres'],
  ['es', 'mezclan', 'fusionar'],
  ['es', 'caducó', 'expirar'],
  ['it', 'disattivare', 'disabilitare'],
  ['it', 'eliminazione', 'cancellare'],
  ['it', 'cartelle', 'directory'],
  ['pt', 'desinstalar', 'remover'],
  ['pt', 'desligo', 'desativar'],
  ['ja', '無料', 'フリー'],
  ['ja', '更新', 'アップデート'],
  ['ja', '描画', 'レンダリング'],
  ['ja', '読み込み', 'ロード'],
  ['ja', '止める', '停止'],
  ['ja', 'スマホ', 'モバイル'],
  ['ja', '学割', '割引'],
  ['ja', 'コピペ', '複製'],
  ['ja', '混ぜて', '統合'],
  ['ja', 'クローム', 'Chrome'],
  ['ko', '훅', 'hook'],
  ['ko', '비번을', '비밀번호'],
  ['ko', '요금제', 'plan'],
  ['ko', '돈을', '비용'],
  ['ko', '발표', '슬라이드'],
  ['ko', '해지하려면', '취소'],
  ['ko', '폰에서', '모바일'],
  ['ko', '메가까지', 'MB'],
  ['ko', '해시태그로', '태그'],
  ['ko', '비활성화', '끄는'],
  ['ko', '삭제', '지우려면'],
  ['ru', 'кеш', 'кэш'],
  ['ru', 'роут', 'маршрут'],
  ['ru', 'юзеру', 'пользователь'],
  ['ru', 'прицепить', 'прикрепить'],
  ['ru', 'удаление', 'delete'],
  ['zh', '删除', '移除'],
  ['zh', '配置', '设置'],
  ['zh', '装', '安装'],
  ['zh', '生产', 'production'],
  ['zh', '删掉', '删除'],
  ['zh', '跑', '运行'],
  ['zh', '游客', '匿名'],
  ['zh', '关掉', '禁用'],
  ['zh', '去掉', '删除'],
  ['zh', '監聽', '侦听'],
  ['zh', '預設', '默认'],
  ['zh', '短板', '缺点'],
  ['zh', '陣列', 'array'],
  ['es', 'elijo', 'seleccionar'],
  ['ar', 'مسح', 'احذف'],
  ['ar', 'اوبجكت', 'الكائنات'],
  ['ar', 'جافاسكربت', 'JavaScript'],
  ['en', 'boots', 'startup'],
  ['en', 'oldest', 'minimum'],
  ['de', 'iPhone', 'iOS'],
  ['ja', 'js', 'JavaScript'],
  ['nl', 'postgres', 'PostgreSQL']
])('words of one meaning stand for one another, in %s: %s, %s', (tag, word, other) => {
  const { synonymsOf } = analyzerOf(languageFor(tag))
  expect([...synonymsOf(termOf(tag, word) ?? '')]).toContain(termOf(tag, other))
})

it.each([
  ['fr', 'à quoi sert', 'j’ai besoin de', 'est-il possible de', 'où trouver', 'j’essaie toujours', 'ça ne va plus'],
  ['es', 'quisiera', 'me gustaría', 'alguien sabe cómo', '¿adónde?', 'me conviene', 'salga así', 'por ej.', 'xq no'],
  ['it', 'a cosa serve', 'vorrei', 'non riesco', 'come si fa', 'dov’è', 'cos’è', 'c’è', 'com’è', 'quest’'],
  ['pt', 'para que serve', 'gostaria de', 'não consigo', 'dá pra', 'vou tentar nesse', 'alguém sabe se vcs'],
  ['ru', 'зачем нужен', 'подскажите пожалуйста', 'сколько можно', 'чтобы который есть', 'её и ещё', 'помогите сделать'],
  [
    'ar',
    'ازاي اقدر استخدم',
    'عاوز',
    'ليه مش',
    'وش هو',
    'شلون',
    'وكيف يمكنني',
    'هل يوجد',
    'إلي علي',
    'بدي',
    'عليها لديك نستطيع'
  ],
  [
    'he',
    'איך אני יכול להשתמש',
    'ואיפה אפשר',
    'כשאני צריכה',
    'האם ניתן',
    'באיזה',
    'את/ה יכול/ה',
    'למה זה לא',
    'שברצונך',
    'עד כמה'
  ],
  ['ja', 'やり方を教えて', '必要ですか', '仕方', 'しても大丈夫', '作りたい', '付けるには'],
  [
    'ko',
    '어떻게 써요',
    '뭐가 다른가요',
    '알려줘',
    '하려고 하는데 자꾸 안돼요 ㅠㅠ',
    '쓰는 방법이 궁금합니다',
    '머에요',
    '어케 말하나여',
    '어제 오늘 그저께 아까 방금 예전에 요즘 갑자기 딱 한꺼번에 알아서',
    '좀 도와주세요',
    '이러면 괜찮을까요'
  ],
  [
    'zh',
    '怎么办',
    '有没有办法',
    '能不能',
    '请告诉我',
    '我的',
    '里面',
    '必须',
    '会不会',
    '为啥老是',
    '行不行',
    '多大',
    '有啥',
    '刚刚没多久',
    '為什麼',
    '怎樣'
  ]
])('how something is asked does not tell what, in %s: %s, %s', (tag, ...asked) => {
  const { termsOf, isContentTerm } = analyzerOf(languageFor(tag))
  expect(asked.flatMap(text => termsOf(text).filter(isContentTerm))).toEqual([])
})

it.each(['كائن', 'مكونات', 'عدد', 'كلمات', 'تحصيل', 'مجهول'])('“%s” is no small word of Arabic', word => {
  const { termsOf, isContentTerm } = analyzerOf(languageFor('ar'))
  expect(termsOf(word).filter(isContentTerm)).not.toEqual([])
})

it.each([
  ['כמה זמן זה נשמר', 'שבועיים לכל היותר', 'נשמר כאן'],
  ['כל כמה דקות', 'כל 5 דקות', 'בקובץ 5'],
  ['כמה עולה רישיון', '20 ש״ח', '20 קבצים'],
  ['מה המחיר', 'התוכנה חינמית', 'התוכנה פתוחה'],
  ['מאיזו גרסה זה עובד', 'גרסה 5 ומעלה', 'קובץ 5'],
  ['כמה קבצים מותר', 'עד שלושה קבצים', 'קבצים רבים'],
  ['גודל מקסימלי', 'ללא הגבלה', 'הגודל מוצג']
])('in Hebrew “%s” is answered by “%s” and not by “%s”', (text, said, other) => {
  const type = languageFor('he').phrasing.answerTypes.find(({ asks }) => asks.test(text))
  expect(type?.says.test(said)).toBe(true)
  expect(type?.says.test(other)).toBe(false)
})

it.each(['איחור', 'מאפשר', 'ריקים', 'עלות', 'אותיות', 'לולאה', 'כללי', 'מכיל', 'אישור', 'כלים', 'שמות', 'נתונים'])(
  '“%s” is no small word of Hebrew',
  word => {
    const { termsOf, isStopTerm } = analyzerOf(languageFor('he'))
    expect(termsOf(word).filter(isStopTerm)).toEqual([])
  }
)

it.each([
  ['fr', 'changer le nom du dossier', 'renommer du dossier'],
  ['it', 'si aggiorna da solo', 'si aggiorna automatico'],
  ['it', 'quanti soldi costa', 'quanto costa'],
  ['it', 'cambiare nome alla nota', 'rinominare alla nota'],
  ['pt', 'como mudo o nome da pasta', 'como renomear da pasta'],
  ['pt', 'quero o dinheiro de volta', 'quero o reembolso'],
  ['ja', 'お金を返して', '返金して'],
  ['ja', 'スマートフォン版', 'スマートフォン モバイル版'],
  ['ja', '二段階認証', '二段階認証 2要素 2段階 2fa'],
  ['ja', 'シングルサインオンは', 'シングルサインオン ssoは'],
  ['es', 'una copia de seguridad', 'una respaldo'],
  ['es', 'corre en segundo plano', 'corre en segundo plano background'],
  ['es', 'sin internet o sin conexión', 'sin internet offline o sin conexión offline'],
  ['es', 'viene de fábrica', 'viene predeterminado'],
  ['es', 'doy de baja mi cuenta', 'cancelar mi cuenta'],
  ['es', '¿me devuelven el dinero?', '¿me reembolso?'],
  ['es', 'borré una nota sin querer', 'borré una nota '],
  ['he', 'מה הדיפולט', 'מה ברירת מחדל default'],
  ['he', 'עובד אופליין, בלי אינטרנט', 'עובד אופליין לא מקוון offline, בלי אינטרנט לא מקוון offline'],
  ['he', 'צריך ריסטארט או לאתחל', 'צריך ריסטארט הפעלה מחדש או לאתחל הפעלה מחדש'],
  ['he', 'הסיידבר, הטולבר', 'סרגל צד, סרגל כלים'],
  ['he', 'פופ-אפ בקלנדר', 'חלון קופץ לוח שנה calendar'],
  ['he', "צ'קבוקס", 'תיבת סימון checkbox'],
  ['he', 'הכסף בחזרה', 'החזר כספי'],
  ['zh', '正式版，线上环境，开发者工具', '正式版 生产，线上环境 生产，开发者工具 devtools']
])('a phrase is read as the word that it stands for, in %s: %s', (tag, text, read) => {
  const { phrases } = languageFor(tag)
  expect(phrases.reduce((rest, [phrase, word]) => rest.replaceAll(phrase, word), text)).toBe(read)
})

it.each([
  ['en', 'German', 'languag'],
  ['de', 'Deutsch', 'sprach'],
  ['pt', 'português', 'idiom'],
  ['pt', 'portugues', 'idiom'],
  ['fr', 'allemand', 'langu'],
  ['it', 'tedesco', 'lingu'],
  ['ja', '英語', '言語'],
  ['ru', 'немецкий', 'язык']
])('the name of a language is that of a language, in %s: %s', (tag, name, word) => {
  const { termsOf, relatedTo } = analyzerOf(languageFor(tag))
  expect([...relatedTo(termsOf(name)[0] ?? '')]).toContain(word)
})

it('a number with its counter is read as one word of Japanese', () => {
  expect(analyzerOf(languageFor('ja')).joinPhrases('最初の1回だけ')).toBe('最初の1回 一度だけ')
})

it('the small words of Japanese are known by their letters', () => {
  const { isStopTerm } = analyzerOf(languageFor('ja'))
  expect(isStopTerm('ください')).toBe(true)
  expect(isStopTerm('データ')).toBe(false)
})

it('a region makes no difference, and a language that is not known takes words as they are', () => {
  expect(languageFor('pt-BR')).toBe(languageFor('pt'))
  expect(languageFor('nb')).toBe(languageFor('no'))
  expect(termOf('xx', 'Streams')).toBe('streams')
})

describe('a question', () => {
  it.each([
    ['de', 'problem', 'Der Start schlägt fehl', 'Wie starte ich?'],
    ['fr', 'problem', 'Cela ne marche pas', 'Comment démarrer ?'],
    ['es', 'problem', '¿Por qué no funciona?', '¿Cómo empiezo?'],
    ['it', 'problem', 'Non si apre', 'Come si apre?'],
    ['it', 'definition', 'Che cos’è un processo?', 'Come avvio un processo?'],
    ['it', 'definition', "cos'è il processo", 'cosa avvia il processo'],
    ['it', 'followUp', 'E con Vue?', 'Eventi con Vue'],
    ['pt', 'problem', 'A instalação falha', 'Como começo?'],
    ['ja', 'problem', '接続できない', '接続する方法'],
    ['zh', 'problem', '为什么连接失败', '如何连接'],
    ['ko', 'problem', '연결에 실패했어요', '연결 방법'],
    ['ar', 'problem', 'الخادم لا يعمل', 'كيف أبدأ؟'],
    ['ar', 'problem', 'السيرفر ما يشتغل', 'مشتغلات'],
    ['ar', 'problem', 'ليه تطلع رسالة', 'عليه رسالة'],
    ['ar', 'definition', 'ايش يعني المخزن المؤقت؟', 'ايش يرجع المخزن المؤقت؟'],
    ['ar', 'definition', 'ماهو المخزن', 'كيف أفرغ المخزن'],
    ['ar', 'followUp', 'ولكن في Vue؟', 'أوقف الخادم'],
    ['he', 'problem', 'ההתקנה נכשלה', 'איך מתחילים?'],
    ['he', 'problem', 'הסנכרון לא עובד', 'ביום הרביעי'],
    ['he', 'problem', 'יש לי בעיה', 'טבעית'],
    ['he', 'definition', 'מה זה מאפיין?', 'מה עושה מאפיין?'],
    ['he', 'definition', 'תסביר לי מה זה תוסף ליבה', 'תסביר איך מתקינים תוסף'],
    ['he', 'definition', 'כספת, מה זה?', 'כספת במחשב'],
    ['he', 'definition', 'מהי כספת', 'איך פותחים כספת'],
    ['he', 'followUp', 'ומה עם Vue?', 'מה עושים ב-Vue'],
    ['he', 'followUp', 'ואיך ב-Vue?', 'גמישות'],
    ['de', 'definition', 'Was ist ein Stream?', 'Wie starte ich einen Stream?'],
    ['fr', 'definition', 'Qu’est-ce que le routage ?', 'Comment router ?'],
    ['es', 'definition', '¿Qué es un proceso?', '¿Cómo inicio un proceso?'],
    ['pt', 'definition', 'O que é um processo?', 'Como inicio um processo?'],
    ['ja', 'definition', 'コンテキスト分離とは何ですか？', '通知を表示する方法'],
    ['ko', 'definition', '리듀서란?', '리듀서 쓰는 법'],
    ['ko', 'definition', '서버 컴포넌트가 뭐야', '메서드는 뭐가 달라요'],
    ['ko', 'definition', '리듀서가 뭔지 알려줘', '리듀서에 뭘 넘겨요'],
    ['ko', 'definition', '옵션의 의미', '의미 있는 옵션'],
    ['ko', 'followUp', '근데 왜 안되죠', '근거 링크'],
    ['ko', 'problem', '실행이 안돼요', '안내 문구'],
    ['zh', 'definition', '什么是上下文隔离？', '如何显示通知'],
    ['ru', 'definition', 'Что такое поток?', 'Что делает поток?'],
    ['ru', 'followUp', 'А как в Vue?', 'Архив в Vue'],
    ['de', 'followUp', 'Und in Vue?', 'Undo in Vue'],
    ['fr', 'followUp', 'Et avec Vue ?', 'Étapes avec Vue'],
    ['es', 'followUp', '¿y en Vue?'.slice(1), 'yarn en Vue'],
    ['pt', 'followUp', 'E no Vue?', 'Eventos no Vue']
  ] as const)('in %s: %s is “%s” and not “%s”', (tag, what, text, other) => {
    expect(languageFor(tag)[what].test(text)).toBe(true)
    expect(languageFor(tag)[what].test(other)).toBe(false)
  })

  it.each([
    ['de', 'Was ist der Unterschied zwischen Panel und Popover', ['Panel', 'Popover']],
    ['fr', 'différence entre panneau et fenêtre', ['panneau', 'fenêtre']],
    ['fr', 'Quelle différence y a-t-il entre panneau et fenêtre', ['panneau', 'fenêtre']],
    ['fr', 'c’est quoi la différence de panneau et fenêtre', ['panneau', 'fenêtre']],
    ['fr', 'En quoi le panneau diffère de la fenêtre', ['le panneau', 'la fenêtre']],
    ['fr', 'en quoi le panneau est-il différent d’une fenêtre', ['le panneau', 'une fenêtre']],
    ['fr', 'en quoi est fait le panneau de la fenêtre', undefined],
    ['es', 'diferencia entre panel y ventana', ['panel', 'ventana']],
    ['es', '¿Qué diferencia hay entre panel y ventana', ['panel', 'ventana']],
    ['es', 'cual es la diferencia de panel y ventana', ['panel', 'ventana']],
    ['es', '¿En qué se diferencia el panel de la ventana', ['el panel', 'la ventana']],
    ['es', 'en que difieren panel y ventana', ['panel', 'ventana']],
    ['es', 'en qué se abre el panel y la ventana', undefined],
    ['it', 'differenza tra pannello e finestra', ['pannello', 'finestra']],
    ['it', 'confronta pannello e finestra', ['pannello', 'finestra']],
    ['it', 'Che differenza c’è tra pannello e finestra', ['pannello', 'finestra']],
    ['it', 'in cosa differisce il pannello dalla finestra', ['il pannello', 'finestra']],
    ['it', 'come si differenzia un pannello da una finestra', ['un pannello', 'una finestra']],
    ['it', 'come si apre un pannello da una finestra', undefined],
    ['pt', 'diferença entre painel e janela', ['painel', 'janela']],
    ['pt', 'Que diferença há entre painel e janela', ['painel', 'janela']],
    ['pt', 'qual a diferença do painel pra janela', ['painel', 'janela']],
    ['pt', 'em que o painel difere da janela', ['o painel', 'janela']],
    ['pt', 'em que o painel depende da janela', undefined],
    ['ru', 'Какая разница между панелью и окном', ['панелью', 'окном']],
    ['ru', 'чем панель отличается от окна', ['панель', 'окна']],
    ['ru', 'в чём отличие панели от окна', ['панели', 'окна']],
    ['ru', 'сравните панель и окно', ['панель', 'окно']],
    ['ru', 'панель против окна', ['панель', 'окна']],
    ['ru', 'чем открыть панель', undefined],
    ['ja', 'パネルとウインドウの違い', ['パネル', 'ウインドウ']],
    ['ja', 'パネル ウインドウ 違い', ['パネル', 'ウインドウ']],
    ['ja', 'パネルとウインドウは何が違いますか', ['パネル', 'ウインドウ']],
    ['ja', 'パネルとウインドウってどう違うの', ['パネル', 'ウインドウ']],
    ['ja', 'パネルとウインドウの使い分け', ['パネル', 'ウインドウ']],
    ['ja', 'パネルとウインドウでは、どちらを選ぶべきですか', ['パネル', 'ウインドウ']],
    ['ja', 'パネルとウインドウどっち', ['パネル', 'ウインドウ']],
    ['ja', 'パネル 対 ウインドウ', ['パネル', 'ウインドウ']],
    ['ja', 'パネルと同じ色に対応していますか', undefined],
    ['zh', '面板和窗口有什么区别', ['面板', '窗口']],
    ['zh', '面板跟窗口有啥不一样', ['面板', '窗口']],
    ['zh', '面板与窗口到底有何差异？', ['面板', '窗口']],
    ['zh', '面板和窗口差别', ['面板', '窗口']],
    ['zh', '面板vs窗口', ['面板', '窗口']],
    ['zh', '面板和窗口怎么打开', undefined],
    ['ko', '패널과 창의 차이', ['패널', '창']],
    ['ko', '패널이랑 창은 뭐가 달라요?', ['패널', '창']],
    ['ko', '패널과 창 중에 뭘 써야 하나요', ['패널', '창']],
    ['ko', '패널 창 차이', ['패널', '창']],
    ['ko', '패널 vs 창', ['패널', '창']],
    ['ko', '패널과 같은 색을 지원하나요', undefined],
    ['ar', 'شو الفرق بين اللوحة والنافذة', ['اللوحة', 'النافذة']],
    ['ar', 'بماذا تختلف اللوحة عن النافذة', ['اللوحة', 'النافذة']],
    ['ar', 'لوحة ضد نافذة', ['لوحة', 'نافذة']],
    ['he', 'מה ההבדל בין לוח לבין חלון', ['לוח', 'חלון']],
    ['he', 'הבדלים בין לוח לחלון', ['לוח', 'חלון']],
    ['he', 'מה ההבדל בין CLI ל-API', ['CLI', 'API']],
    ['he', 'במה שונה לוח מחלון', ['לוח', 'חלון']],
    ['he', 'לוח לעומת חלון', ['לוח', 'חלון']],
    ['it', 'Vue vs React', ['Vue', 'React']]
  ])('in %s compares two things: %s', (tag, text, things) => {
    const found = languageFor(tag)
      .comparisons.map(pattern => pattern.exec(text))
      .find(Boolean)
    expect(found?.slice(1, 3)).toEqual(things)
  })
})

it.each(['de', 'es', 'he', 'ja', 'ru', 'xx'])('“vs.” between two things says nothing of them, in %s', tag => {
  const { isContentTerm, termsOf } = analyzerOf(languageFor(tag))
  expect(termsOf('Lamp vs. Panel, lamp versus panel').filter(isContentTerm)).toHaveLength(4)
})

describe('a sentence', () => {
  it.each([
    ['de', 'asksWhether', 'Funktioniert das ohne Strom?', 'Es funktioniert.'],
    ['de', 'asksWhether', 'Lässt sich das mischen?', 'Wie lässt sich das mischen?'],
    ['fr', 'advice', 'Vous devriez installer le paquet.', 'Le paquet est petit.'],
    ['fr', 'instruction', 'Utilisez la commande suivante.', 'La commande est longue.'],
    ['fr', 'limit', 'Cela n’est pas pris en charge.', 'Cela fonctionne.'],
    ['fr', 'pointer', 'Consultez la page de manuel.', 'Le manuel est long.'],
    ['fr', 'leaning', 'Cela suffit.', 'Le paquet suffit.'],
    ['fr', 'asksWhether', 'Peut-on mélanger les versions ?', 'Comment mélanger les versions ?'],
    ['fr', 'leaning', 'Vous pouvez également l’ouvrir.', 'Vous pouvez l’ouvrir.'],
    ['fr', 'asksWhether', 'peut on mélanger', 'que peut-on mélanger'],
    ['fr', 'asksWhether', 'je peux les mélanger ?', 'ce que je mélange'],
    ['fr', 'asksWhether', 'Les versions sont-elles mélangées ?', 'Quelles versions ?'],
    ['fr', 'asksAmount', 'Combien de fichiers ?', 'Quels fichiers ?'],
    ['fr', 'compares', 'Une lampe est différente d’un four.', 'Sur différents appareils.'],
    ['fr', 'compares', 'Ils diffèrent.', 'Une différente.'],
    ['es', 'advice', 'Se recomienda usar la orden.', 'La orden es larga.'],
    ['es', 'instruction', 'Ejecute la siguiente orden.', 'La orden es larga.'],
    ['es', 'limit', 'Nunca lo haga.', 'Funciona así.'],
    ['es', 'pointer', 'Consulte el manual.', 'El manual es largo.'],
    ['es', 'leaning', 'Esto basta.', 'El paquete basta.'],
    ['es', 'leaning', 'Es la forma preferida.', 'La forma preferida es.'],
    ['es', 'pointer', 'Lee la guía.', 'El programa lee la guía.'],
    ['es', 'asksWhether', '¿Se puede mezclar?', '¿Cómo se mezcla?'],
    ['es', 'asksAmount', '¿Cuántos archivos?', '¿Qué archivos?'],
    ['es', 'asksAmount', 'cuantos archivos', 'que archivos'],
    ['it', 'advice', 'È consigliabile installare il pacchetto.', 'Il pacchetto è piccolo.'],
    ['it', 'instruction', 'Seleziona il comando.', 'Il comando è lungo.'],
    ['it', 'limit', 'Non è supportato.', 'Funziona così.'],
    ['it', 'pointer', 'Consulta il manuale.', 'Il manuale è lungo.'],
    ['it', 'leaning', 'Questo basta.', 'Il pacchetto basta.'],
    ['it', 'asksWhether', 'Si può mescolare?', 'Come si mescola?'],
    ['it', 'asksAmount', 'Quanti file?', 'Quali file?'],
    ['es', 'compares', 'Una lámpara es diferente de un horno.', 'En diferentes aparatos.'],
    ['es', 'compares', 'Se diferencian en el color.', 'Para diferir la carga.'],
    ['pt', 'compares', 'Uma lâmpada é diferente de um forno.', 'Em diferentes aparelhos.'],
    ['pt', 'compares', 'A diferença está na cor.', 'Para diferir a carga.'],
    ['it', 'compares', 'A differenza di un forno', 'Una lampada'],
    ['pt', 'advice', 'Recomenda-se usar o comando.', 'O comando é longo.'],
    ['pt', 'instruction', 'Execute o comando seguinte.', 'O comando é longo.'],
    ['pt', 'limit', 'Não é suportado.', 'Funciona assim.'],
    ['pt', 'pointer', 'Consulte o manual.', 'O manual é longo.'],
    ['pt', 'leaning', 'Isso basta.', 'O pacote basta.'],
    ['pt', 'asksWhether', 'Posso misturar versões?', 'Como misturo versões?'],
    ['pt', 'asksAmount', 'Quantos arquivos?', 'Quais arquivos?'],
    ['ja', 'advice', 'このパッケージを使うべきです。', 'パッケージは小さいです。'],
    ['ja', 'instruction', '次のコマンドを使って下さい。', 'コマンドは長いです。'],
    ['ja', 'limit', 'サポートされていません。', '動作します。'],
    ['ja', 'pointer', '詳細は次を参照下さい。', '手順は短いです。'],
    ['ja', 'leaning', 'これで十分です。', '設定で十分です。'],
    ['ja', 'asksWhether', '日本語は使えますか？', '何をするコマンドですか？'],
    ['ja', 'asksAmount', '上限はどのくらい？', 'どんなファイル？'],
    ['ja', 'asksAmount', '必要なNodeのバージョンは？', 'バージョンを上げるには？'],
    ['ar', 'advice', 'يُمكنك استخدام الأمر.', 'الأمر طويل.'],
    ['ar', 'instruction', 'قم بتثبيت الحزمة.', 'الحزمة صغيرة.'],
    ['ar', 'instruction', 'لإنشاء ملف', 'الملف صغير'],
    ['ar', 'limit', 'فليس لها قيمة.', 'لها قيمة.'],
    ['ar', 'pointer', 'سنتحدّث عن ذلك لاحقًا.', 'نتحدث عن ذلك.'],
    ['ar', 'leaning', 'وهذا يكفي.', 'الإعداد يكفي.'],
    ['ar', 'problemHeading', 'المشكلة', 'الحل'],
    ['ar', 'asksWhether', 'هل اقدر اخلط نسختين؟', 'كيف اقدر اخلط نسختين؟'],
    ['ar', 'asksWhether', 'ينفع أخلط نسختين', 'ممكن أعرف كيف أخلط نسختين'],
    ['ar', 'asksAmount', 'كم ملفًا؟', 'أي ملف؟'],
    ['he', 'advice', 'ניתן להשתמש בפקודה.', 'הפקודה ארוכה.'],
    ['he', 'advice', 'יש להפעיל את התוסף.', 'אין תוסף.'],
    ['he', 'instruction', 'לחצו על הכפתור.', 'הכפתור קטן.'],
    ['he', 'instruction', 'כדי לפתוח את הקובץ', 'הקובץ פתוח'],
    ['he', 'instruction', 'בחר קובץ.', 'בחרה קובץ.'],
    ['he', 'limit', 'ואינו נתמך.', 'קטן.'],
    ['he', 'pointer', 'למידע נוסף, ראו כאן.', 'המידע כאן.'],
    ['he', 'leaning', 'ולכן זה מספיק.', 'ההגדרה מספיקה.'],
    ['he', 'problemHeading', 'הבעיה', 'הפתרון'],
    ['he', 'asksWhether', 'האם אפשר לערבב גרסאות?', 'איך אפשר לערבב גרסאות?'],
    ['he', 'asksWhether', 'הגרסאות מתעדכנות לבד?', 'באיזו גרסה זה מתעדכן?'],
    ['he', 'asksWhether', 'אני צריך לערבב גרסאות', 'ערבוב גרסאות'],
    ['he', 'asksAmount', 'כמה קבצים?', 'אילו קבצים?'],
    ['he', 'asksAmount', 'מה המגבלה?', 'מה המגבר?'],
    ['he', 'compares', 'מנורה שונה מתנור.', 'במכשירים שונים'],
    ['ar', 'compares', 'يختلف المصباح عن الفرن', 'المصباح والفرن'],
    ['ko', 'advice', '이 옵션을 사용하는 것이 좋습니다.', '옵션이 깁니다.'],
    ['ko', 'advice', '여러 번 호출할 수 있습니다.', '여러 번 호출됩니다.'],
    ['ko', 'instruction', '다음 명령을 실행하세요.', '명령이 깁니다.'],
    ['ko', 'instruction', '설치하려면 npm이 필요합니다.', '설치된 npm입니다.'],
    ['ko', 'limit', '지원하지 않습니다.', '잘 동작합니다.'],
    ['ko', 'limit', '개발 환경에서만 실행됩니다.', '개발 환경에서 실행됩니다.'],
    ['ko', 'pointer', '자세한 내용은 가이드를 참고하세요.', '가이드가 깁니다.'],
    ['ko', 'leaning', '이는 충분합니다.', '이름은 충분합니다.'],
    ['ko', 'problemHeading', '문제', '해결'],
    ['ko', 'asksWhether', '두 버전을 섞어 써도 되나요?', '두 버전을 어떻게 섞나요?'],
    ['ko', 'asksWhether', '한글을 쓸 수 있나', '한글을 쓰는 곳은 어디인가'],
    ['ko', 'asksWhether', '한글도 되나여', '한글은 어케 쓰나여'],
    ['ko', 'asksWhether', '한글도 쓸 수 있어?', '한글은 쓸 수 있어'],
    ['ko', 'asksWhether', '한글도 저장되는 거예요?', '며칠 저장되는 거예요?'],
    ['ko', 'asksWhether', '두 개로 묶는 거 가능?', '머가 가능?'],
    ['ko', 'asksWhether', '한글도 되음?', '한글'],
    ['ko', 'asksAmount', '며칠 남아요', '언제 남아요'],
    ['ko', 'asksAmount', '최대 몇 개까지 되나요?', '어떤 파일인가요?'],
    ['ko', 'compares', '램프는 오븐과 다릅니다.', '램프와 오븐입니다.'],
    ['zh', 'advice', '你需要安装这个软件包。', '移除不再需要的软件包'],
    ['zh', 'instruction', '运行下面的命令。', '命令很长。'],
    ['zh', 'limit', '无法卸载。', '卸载完成。'],
    ['zh', 'pointer', '参见手册。', '手册很长。'],
    ['zh', 'leaning', '这就够了。', '设置就够了。'],
    ['zh', 'asksWhether', '可以使用中文吗？', '哪里可以找到？'],
    ['zh', 'asksWhether', '数据会不会丢', '数据不会丢'],
    ['zh', 'asksWhether', '有没有中文版', '没有中文版'],
    ['zh', 'asksWhether', '能否使用中文', '不能使用中文'],
    ['zh', 'compares', '它们的差异很大。', '它们很大。'],
    ['zh', 'asksAmount', '上限是多少？', '哪些文件？']
  ] as const)('in %s shows %s by its wording: %s', (tag, what, text, other) => {
    const { phrasing } = languageFor(tag)
    expect(phrasing[what].test(text)).toBe(true)
    expect(phrasing[what].test(other)).toBe(false)
  })
})

describe('a question for how to do something', () => {
  it.each([
    ['en', 'How do I remove an entry from it?', 'remove', undefined],
    ['en', 'hello, how can we easily encrypt the old snapshot files with it', 'encrypt', undefined],
    ['en', 'Is it possible to rename labels?', 'rename', undefined],
    ['en', 'send a custom header when it opens', undefined, 'header'],
    ['de', 'Wie kann ich den alten Eintrag aus der Liste entfernen?', 'entfernen', undefined],
    ['de', 'wie lässt sich das umbenennen', 'umbenennen', undefined],
    ['de', 'Wie verschlüssle ich die Liste mit einem Passwort?', 'verschlüssle', undefined],
    ['de', 'wie einspielen wir die Liste wieder', 'einspielen', undefined],
    ['de', 'die Liste ist voll, wie leere ich sie', 'leere', undefined],
    ['fr', 'Comment puis-je supprimer une entrée ?', 'supprimer', undefined],
    ['es', '¿Cómo puedo eliminar una entrada?', 'eliminar', undefined],
    ['es', 'como borro una entrada', 'borro', undefined],
    ['es', 'Tengo una lista, ¿cómo borro una entrada?', 'borro', undefined],
    ['pt', 'Como posso remover uma entrada?', 'remover', undefined],
    ['it', 'Come posso rimuovere una voce?', 'rimuovere', undefined],
    ['ko', '목록에서 항목을 삭제하는 방법 알려주세요', '삭제', undefined],
    ['zh', '怎么去掉列表里的一项', '去掉列', undefined],
    ['zh', '如何才能自动关闭窗口？', '关闭窗', undefined],
    ['zh', '怎么只在手机上隐藏它', '隐藏它', undefined],
    ['zh', '怎么设置窗口', undefined, undefined],
    ['zh', '怎么办', undefined, undefined]
  ])('in %s: %s', (tag, text, verb, object) => {
    const found = languageFor(tag).phrasing.asksHow.exec(text)?.groups
    expect([found?.verb, found?.object]).toEqual([verb, object])
  })

  it.each([
    ['en', 'can a header be set'],
    ['en', 'how to make the text flow'],
    ['en', 'How can I change the favicon?'],
    ['de', 'Wie kann ich die Farbe anpassen?'],
    ['de', 'Wie kann ich einen Eintrag hinzufügen?'],
    ['fr', 'Comment puis-je modifier la couleur ?'],
    ['es', '¿Cómo puedo cambiar el color?'],
    ['pt', 'Como posso alterar a cor?'],
    ['it', 'Come posso modificare il colore?'],
    ['ko', '항목을 추가하는 방법'],
    ['ko', '기본값이 뭔가요'],
    ['en', 'What is the default?'],
    ['en', 'the app hangs'],
    ['de', 'Wie heißt der Eintrag?'],
    ['de', 'Wie ändere ich die Farbe?'],
    ['de', 'Wie einrichten ich die Liste?'],
    ['de', 'Wie lange kann ich warten?'],
    ['fr', 'Comment va la lampe ?'],
    ['es', '¿Cómo se llama la entrada?'],
    ['es', 'como agrego una entrada'],
    ['es', 'dime como borro una entrada'],
    ['pt', 'Como se chama a entrada?']
  ])('is no other one, in %s: %s', (tag, text) => {
    const { verb, object } = languageFor(tag).phrasing.asksHow.exec(text)?.groups ?? {}
    expect([verb, object]).toEqual([undefined, undefined])
  })
})

it.each([
  ['fr', 'Quelle est la profondeur maximale des dossiers ?', 'Au plus 8 niveaux.', 'Les dossiers sont imbriqués.'],
  ['es', '¿Cuál es la longitud máxima de un nombre?', 'Hasta 64 caracteres.', 'Un nombre es corto.'],
  ['es', 'cuál es el máximo de días', 'Se guardan hasta 30 días.', 'Se guardan 7 días.'],
  ['es', 'hasta cuántas carpetas', 'No más de dos.', 'Hay dos carpetas.'],
  ['it', 'Qual è l’altezza massima del pannello?', 'Al massimo 600 px.', 'Il pannello è alto.'],
  ['pt', 'Qual é a duração máxima de um vídeo?', 'Até 60 minutos.', 'Um vídeo é longo.'],
  ['de', 'Was ist die maximale Tiefe eines Ordners?', 'Höchstens 8 Ebenen.', 'Ein Ordner liegt tief.'],
  ['de', 'max tiefe ordner', 'Höchstens 8 Ebenen.', 'Ein Ordner liegt tief.'],
  ['de', 'ab wie vielen Ordnern', 'Ab 8 Ordnern.', 'Ordner liegen tief.'],
  ['de', 'ab welcher Android-Version läuft es', 'Ab Android 8.', 'Es läuft auf Android.']
])('a question for a limit in %s is answered by a number: %s', (tag, text, said, other) => {
  const type = languageFor(tag).phrasing.answerTypes.find(({ asks }) => asks.test(text))
  expect(type?.says.test(said)).toBe(true)
  expect(type?.says.test(other)).toBe(false)
})

it('who wants to set a limit in German asks for no number', () => {
  const { answerTypes } = languageFor('de').phrasing
  for (const text of ['wie kann ich die maximale Tiefe ändern', 'Wo stelle ich die maximale Tiefe ein?'])
    expect(answerTypes.some(({ asks }) => asks.test(text))).toBe(false)
})

it.each(['von alleine', 'von selbst', 'von sich aus'])('“%s” is automatically, in German', words => {
  const { joinPhrases, termsOf } = analyzerOf(languageFor('de'))
  expect(termsOf(joinPhrases(`Leuchtet sie ${words}?`))).toEqual(termsOf('Leuchtet sie automatisch?'))
})

describe('a question of Spanish that only some words answer', () => {
  it.each([
    ['¿por qué guarda solo dos y no diez?', 'Ya que ocupan espacio.', 'Guarda dos.'],
    ['¿cuándo sale la próxima?', 'En mayo.', 'Sale pronto.'],
    ['¿qué versión hace falta?', 'La versión 3 o superior.', 'La última.'],
    ['¿a partir de qué versión?', 'A partir de Vue 3.', 'De Vue.']
  ])('“%s” is answered by “%s” and not by “%s”', (text, said, other) => {
    const type = languageFor('es').phrasing.answerTypes.find(({ asks }) => asks.test(text))
    expect(type?.says.test(said)).toBe(true)
    expect(type?.says.test(other)).toBe(false)
  })

  it('who wants to set a limit, or to know what goes wrong, asks for no number and no reason', () => {
    const { answerTypes } = languageFor('es').phrasing
    for (const text of ['cómo cambiar el máximo de días', '¿por qué no guarda solo dos y no diez?'])
      expect(answerTypes.find(({ asks }) => asks.test(text))).toBe(undefined)
  })
})

describe('a question of Japanese that only some words answer', () => {
  it.each([
    ['招待できる人は最大何人？', '10人までです', '10人います'],
    ['コードは全部で何個ですか', '8個です', '2要素と6桁です'],
    ['コードは全部で何個ですか', '八個です', '一般のコードです'],
    ['画像だけ2週間なのはなぜですか', '容量を抑えるためです', '画像は2週間です'],
    ['どうして2つしか選べるのですか', '速度を保つので', '2つです'],
    ['いつ対応予定？', '2027年です', '対応していません'],
    ['リリース日はいつ', '3月です', '3つです']
  ])('“%s” is answered by “%s” and not by “%s”', (text, said, other) => {
    const type = languageFor('ja').phrasing.answerTypes.find(({ asks }) => asks.test(text))
    expect(type?.says.test(said)).toBe(true)
    expect(type?.says.test(other)).toBe(false)
  })

  it('who tells what goes wrong asks for no reason of a choice', () => {
    const { answerTypes } = languageFor('ja').phrasing
    expect(answerTypes.find(({ asks }) => asks.test('画像だけ表示されないのはなぜ'))).toBe(undefined)
  })
})

describe('a question for a number in Korean', () => {
  it.each([
    ['기다리는 시간은 몇 초인가요', '기본값은 200ms입니다', '기본값은 200입니다'],
    ['캐시가 얼마나 오래 가나요', '하루가 아니라 7일입니다', '오래 갑니다'],
    ['요금이 얼마인가요', '월 9,900원입니다', '9단계입니다'],
    ['어느 버전부터 되나요', '3.4부터 지원합니다', '지원합니다'],
    ['몇 개까지 유지할 수 있나요', '최대 10개입니다', 'React 19가 출시되었습니다'],
    ['몇 개까지 유지할 수 있나요', '제한이 없습니다', '하나의 예입니다']
  ])('“%s” is answered by “%s” and not by “%s”', (text, said, other) => {
    const type = languageFor('ko').phrasing.answerTypes.find(({ asks }) => asks.test(text))
    expect(type?.says.test(said)).toBe(true)
    expect(type?.says.test(other)).toBe(false)
  })
})
