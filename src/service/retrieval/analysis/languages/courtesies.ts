import { withOptionalAccents } from '../optional-accents.ts'

/** What is said before and after a question and asks for nothing, in one language. */
export interface Framing {
  before: RegExp
  after: RegExp
}

/**
 * What people say to be polite, by language. Each says what stands alone there: “Hi all”, “could you tell me”, “thanks in
 * advance”. Most important first.
 */
export const courtesies: readonly Framing[] = [
  {
    before:
      /^(?:(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|all|everyone|everybody|guys|folks|team|again|bot|chatbot|assistant|ai))?(?![\p{L}\p{N}-])(?! (?:world|welt|mundo|le monde|monde)\b)|dear \w+(?=,)|(?:urgent(?:ly)?|asap|help)(?=[!:])|important(?=:)|(?:ok(?:ay)?|alright|great|cool|perfect|got it|i see|hm+|well|so)(?=[,.!…])|ok(?:ay)?(?= (?:and|so|but|now|then)\b)|i (?:do not|don['’]?t|can['’]?t|cannot) (?:really |quite |fully )?(?:understand|get|see|know|figure out)\b(?= (?:how|what|why|when|where|which|whether|if)\b)|(?:i(?: am|['’]m| was) (?:just )?)?wondering(?: (?:if|whether) (?:you|someone|somebody|anyone|anybody) (?:can|could|would|might) (?:please |kindly )?(?:tell|help|explain|show|advise) (?:to )?(?:me|us)(?: with)?)?\b|(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody) (?:please |kindly )?(?:(?:tell|help|show|advise) (?:me|us)(?: with)?|explain(?: to)? (?:me|us)|let (?:me|us) know)\b|please(?: (?:help|tell|explain|show|advise)(?: (?:me|us))?(?: with)?)?\b(?=[\s,:])|i(?:['’]d| would)? (?:like|love|want|need) to (?:know|ask|understand|find out)\b|(?:do you|does (?:anyone|anybody|someone)) (?:happen to )?know\b|(?:i (?:have|got) )?(?:an?|one|just an?)? ?(?:quick|simple|short|small|basic|stupid|dumb|newbie|noob) question\b|(?:my )?question(?= ?:)|sorry(?: to bother you)?(?=[\s,.!:])|excuse me\b)/iu,
    after:
      /(?<=[\s.!?,;])(?:(?:many |lots of )?thanks?(?: you)?(?: (?:in advance|a lot|so much|very much|a million|again|all|guys|everyone|for (?:your|the|any|all) (?:help|time|support)))*|thx|cheers|please(?: help(?: me)?)?|pls|plz|(?:any|some) (?:help|ideas?|advice|hints?|pointers|suggestions?) (?:is|are|would be) (?:very |really |much |greatly |highly )?(?:appreciated|welcome|great|nice|helpful)|(?<=[.!?] )any (?:help|ideas?|advice|suggestions?|thoughts)|(?:much|greatly) appreciated|(?:kind|best) regards)$/i
  },
  {
    before:
      /^(?:(?:hallo|hi|hey|moin|servus|grüezi|guten (?:tag|morgen|abend))(?: (?:zusammen|leute|alle|allerseits|bot|chatbot|assistent))?(?![\p{L}\p{N}-])(?! (?:world|welt|mundo|le monde|monde)\b)|(?:(?:leute|zusammen)(?=[,!])|liebes \p{L}+(?=,)|sehr geehrte damen und herren)|(?:dringend|hilfe)(?=[!:])|wichtig(?=:)|(?:ok(?:ay)?|alles klar|gut|super|also)(?=[,.!…])|ok(?:ay)?(?= (?:und|aber|dann)\b)|(?:ich (?:verstehe|weiß|kapiere) nicht|keine ahnung)(?=,? (?:wie|was|warum|wann|wo|welche\w?|ob)\b)|(?:ich )?(?:hab|habe|hätte) (?:da )?(?:mal )?(?:eine?|ne) (?:kurze |schnelle |kleine |dumme |blöde )?frage\b|(?:für die |vielleicht |mal )?(?:eine )?(?:kurze |schnelle |kleine |dumme |blöde )?frage(?= ?[,.!:;–])(?:, aber\b)?|(?:ich )?bin (?:neu(?: hier)?|anfänger(?:in)?)(?=[,.!])|(?:mich (?:würde )?interessier(?:t|en)|(?:weißt du|wisst ihr|wissen sie)(?=,? (?:wie|was|warum|wann|wo|welche\w?|ob)\b)|sag mal(?=,)|(?:sag|zeig|erklär)e? mir(?: bitte| mal)*(?=,? (?:wie|was|warum|wann|wo|welche\w?|ob)\b))|(?:ich )?(?:wollte|möchte|würde)(?: gerne?)?(?: mal)? (?:wissen|fragen|erfahren)\b|(?:kann|könnte) mir (?:bitte )?jemand (?:bitte )?(?:sagen|helfen|erklären|verraten|zeigen)\b|(?:kannst du|könntest du|könn(?:t|tet) ihr|könn(?:t)?en sie) (?:mir |uns )?(?:bitte |mal )*(?:sagen|helfen|erklären|verraten|zeigen)\b|ich frage mich\b|weiß jemand\b|bitte(?=[\s,])|entschuldigung(?=[\s,.!:]))/iu,
    after:
      /(?<=[\s.!?,;])(?:(?:vielen|herzlichen|besten|lieben|schönen) dank|danke(?: (?:schön|sehr|euch|dir|ihnen))?(?=$|\s)|bitte(?: um hilfe| helft mir)?|(?:viele|liebe|beste|schöne) grüße|mit freundlichen grüßen|gruß|mfg|(?<=[.!?,;] )(?:grüße|[lv]g)|(?:kann (?:mir )?(?:da )?jemand|wer kann(?: mir)?) helfen|weiß das jemand|hat jemand eine idee)(?: (?:im voraus|schon ?mal|vorab|für (?:die|eure|ihre|deine) hilfe))*$/i
  },
  {
    before:
      /^(?:(?:bonjour|bonsoir|salut|coucou)(?: (?:à tous|tout le monde|à toutes et à tous))?(?![\p{L}\p{N}-])(?! (?:world|welt|mundo|le monde|monde)\b)|(?:une |j['’]ai une )?(?:petite |simple )?question(?: rapide)?(?= ?[,.!:;])|(?:pouvez-vous|pourriez-vous|peux-tu|pourrais-tu|quelqu['’]un (?:peut|pourrait)(?:-il)?) (?:me |m['’]|nous )(?:dire|aider à?|expliquer|indiquer)(?!\p{L})|je (?:voudrais|voulais|souhaite|souhaiterais|aimerais) savoir\b|je me demand(?:e|ais)\b|(?:dis|dites|montre|montrez)[- ]moi(?= (?:comment|pourquoi|quand|où|ce qu|quel|si )\p{L}*)|(?:savez-vous|sais-tu|quelqu['’]un sait)\b|s['’]il (?:vous|te) pla[iî]t\b|svp\b|excusez-moi\b)/iu,
    after:
      /(?<=[\s.!?,;])(?:merci(?: (?:beaucoup|bien|d['’]avance|par avance|à tous|pour (?:votre|ton|l['’]) ?aide))*|s['’]il (?:vous|te) pla[iî]t|svp|cordialement)$/i
  },
  {
    before:
      /^[¿¡]?(?:(?:hola|buenas(?: tardes| noches)?|buen(?:os)? d[ií]as?)(?: a todos)?(?![\p{L}\p{N}-])(?! (?:world|welt|mundo|le monde|monde)\b)|(?:una |tengo una )?(?:pregunta|duda|consulta)(?: r[aá]pida)?(?= ?[,.!:;])|(?:oye|oiga|che|qu[eé] tal)(?=,)|(?:urgente|ayuda)(?=[!:,])|(?:yo )?no (?:s[eé]|entiendo)(?= (?:c[oó]mo|d[oó]nde|cu[aá]ndo|qu[eé])(?!\p{L}))|necesito saber\b|(?:estoy )?buscando(?= c[oó]mo\b)|si es una pregunta (?:tonta|boba|b[aá]sica)(?:,? pero|(?=,))|soy (?:nuev[oa]|principiante|novat[oa])(?: (?:en|con) est[oa])?(?=[,.])|(?:me )?(?:puede[sn]?|podr[ií]a[sn]?)(?: alguien)? (?:decirme|ayudarme a?|explicarme|decir|explicar)\b|(?:me gustar[ií]a|quer[ií]a|quisiera|quiero) saber\b|me preguntaba\b|(?:alguien sabe|sabes|saben)\b|por favor\b|disculp(?:a|en?)\b|perd[oó]n\b)/iu,
    after:
      /(?<=[\s.!?,;])(?:(?:muchas |mil )?gracias(?: (?:de antemano|por adelantado|a todos|por (?:su|tu|la) ayuda))*|por favor|(?:un )?saludos?|(?<=[.!?,;] ?)ayuda)$/i
  },
  {
    before:
      /^(?:(?:ol[aá]|oi|bom dia|boa (?:tarde|noite))(?: (?:pessoal|a todos|gente))?(?![\p{L}\p{N}-])(?! (?:world|welt|mundo|le monde|monde)\b)|(?:uma |tenho uma )?(?:pergunta|d[uú]vida)(?: r[aá]pida)?(?= ?[,.!:;])|(?:voc[eê]s? |algu[eé]m )?(?:pode|podem|poderia|poderiam)(?: algu[eé]m| voc[eê])? (?:me )?(?:dizer|ajudar a?|explicar)(?!\p{L})|(?:eu )?(?:gostaria de|queria|quero) saber(?!\p{L})|(?:algu[eé]m sabe|voc[eê]s? sabem?|vcs? sabem?)(?!\p{L})|(?:me (?:diga|diz|mostr[ea])|(?:diga|diz|mostr[ea])-me)(?= (?:como|por ?qu[eê]|quando|onde|o que|qual|se )\p{L}*)|por favor(?!\p{L})|desculpem?(?=[\s,.!:]))/iu,
    after:
      /(?<=[\s.!?,;])(?:(?:muito )?obrigad[oa](?: (?:desde j[aá]|pela ajuda|a todos))*|desde j[aá] (?:agrade[cç]o|obrigad[oa])|agrade[cç]o(?: desde j[aá])?|por favor|valeu|abra[cç]os?)$/i
  },
  {
    before:
      /^(?:(?:ciao|salve|buongiorno|buon giorno|buonasera|buona sera)(?: a tutti| a tutte| ragazzi)?(?![\p{L}\p{N}-])(?! (?:world|welt|mundo|le monde|monde|mondo)\b)|(?:una |ho una |avrei una )?domanda(?: veloce| semplice)?(?= ?[,.!:;])|(?:mi |qualcuno )?(?:pu[oò]i?|potete|potresti|potreste|potrebbe)(?: qualcuno)?(?: mi)? (?:dir(?:e|mi|ci)|aiutar(?:e|mi|ci)(?: a)?|spiegar(?:e|mi|ci)|indicar(?:e|mi|ci))(?!\p{L})|(?:vorrei|volevo) (?:sapere|chiedere)(?!\p{L})|mi chied(?:o|evo)(?!\p{L})|qualcuno sa(?!\p{L})|(?:sapete|sai) (?:dirmi(?!\p{L})|(?=se |come |dove |perch))|per (?:favore|piacere|cortesia)(?!\p{L})|scusa(?:te|mi)?(?=[\s,.!:]))/iu,
    after:
      /(?<=[\s.!?,;])(?:(?:molte |tante )?grazie(?: (?:mille|tante|in anticipo|a tutti|per (?:il vostro |il tuo |l['’])?aiuto))*|per (?:favore|piacere|cortesia)|(?:cordiali )?saluti)$/i
  },
  {
    before:
      /^(?:(?:привет(?:ствую)?|здравствуй(?:те)?|здрасьте|доброго времени суток|добр(?:ый день|ый вечер|ое утро|ого дня))(?: (?:всем|вам|ребята|друзья|коллеги|бот))?(?![\p{L}\p{N}-])(?! мир(?!\p{L}))|(?:срочно|помогите)(?=[!:])|важно(?=:)|(?:ок|окей|хорошо|ладно|отлично|понятно|понял)(?=[,.!…])|(?:(?:а )?не )?(?:подскаж(?:и(?:те)?|ете|ешь)|скаж(?:и(?:те)?|ете)|посоветуй(?:те)?|помоги(?:те)?(?: мне)?(?: понять| разобраться)|объясни(?:те)?(?=,? (?:мне|пожалуйста|как|что|почему|зачем|чем|когда|где)(?!\p{L}))|расскажи(?:те)?(?=,? (?:мне|пожалуйста|как|что|почему|зачем|чем|когда|где)(?!\p{L})))(?: мне)?(?!\p{L})|(?:не )?(?:мог(?:ли|ла)? бы (?:вы|ты|кто-нибудь)|(?:может|можете|можешь)(?: кто-нибудь| ли вы)?) (?:мне )?(?:подсказать|сказать|объяснить|помочь(?: понять)?|рассказать)(?!\p{L})|(?:кто-нибудь|кто-то|кто) знает(?!\p{L})|(?:я )?(?:хочу|хотел(?:а)? бы|хотелось бы) (?:узнать|спросить|понять)(?!\p{L})|(?:я )?не (?:понимаю|могу понять|знаю)(?=,? (?:как|что|почему|зачем|где|когда|какой|какая|какие)(?!\p{L}))|(?:у меня )?(?:(?:есть )?(?:один |такой )?(?:быстрый |простой |глупый |нубский )?вопрос)(?= ?[,.!:;–-])|пожалуйста(?=[\s,])|извините(?: за беспокойство)?(?=[\s,.!:])|прошу прощения(?=[\s,.!:]))/iu,
    after:
      /(?<=[\s.!?,;])(?:(?:большое |огромное )?(?:спасибо|спс)(?: (?:большое|огромное|заранее|всем|вам|за помощь|за ответ))*|заранее (?:большое )?(?:спасибо|благодар(?:ен|на|ю))|благодарю(?: (?:вас|заранее))*|пожалуйста|пож|плиз|плз|(?:буду (?:очень )?(?:благодар(?:ен|на)|признател(?:ен|ьна)))(?: за (?:любую )?помощь)?|помогите(?: пожалуйста)?|подскажите(?: пожалуйста)?|с уважением)$/iu
  },
  {
    before:
      /^(?:こんにちは|こんばんは|おはようございます|お世話になって(?:おり|い)ます|お世話になります|(?:お忙しいところ)?(?:すみません|すいません|恐れ入ります)(?:が)?|初めまして|はじめまして|(?:(?:初歩的な|基本的な|ちょっと)?質問(?:です|ですみません|があります)|(?:初心者|素人)です|急ぎです|困ってい?ます|教えて(?:ください|下さい)|(?:ちょっと)?お?(?:聞き|伺い)(?:し)?たい(?:の|ん)?です)(?:が)?(?=[。！、\s]))/,
    after:
      /(?<=[\s。！？、.!?])(?:(?:どうぞ)?(?:よろしく|宜しく)お願い(?:します|いたします|致します)|ありがとうございます|助かります|(?:教えて|助けて)(?:ください|下さい))$/
  },
  {
    before:
      /^(?:你好|您好|(?:大家|各位|大佬|大神|老[师師])[们們]?好|早上好|下午好|晚上好|(?:[请請]|求)[问問教](?:各位|大家|大佬|大神)?[们們]?(?:一?下)?|我?想[请請]?[教问問]一?下|(?:麻[烦煩])[问問]一?下|我?想知道(?=.{4})|(?:能不能|能否|可以)?告[诉訴]我(?=.{4})|(?:有[没沒]有人|有人|[谁誰])知道|求助|(?:各位|大家)(?=[，,])|(?:新手|小白|萌新|菜[鸟鳥])(?:一枚|提[问問]|求[问問教助])*(?=[，,：:\s])|不好意思|打扰一下|打擾一下|有[个個][问問][题題])(?=[，,。！!：:\s]|.)/u,
    after:
      /(?<=[\s。！？，.!?,])(?:(?:[谢謝]{2}|多[谢謝]|感[谢謝])(?:[您你]|大家|各位|大佬|大神|[们們]|啦|了)*|麻[烦煩]了|拜托了?|感激不[尽盡]|(?:[跪急]?求)(?:解答?|助|教|指[点點教]|大佬|大神)*|在[线線]等(?:[，,]?挺?急的?)?|[很挺]?急的?)$/u
  },
  {
    before:
      /^(?:안녕하세요|안녕하십니까|안녕|반갑습니다|저기요|실례합니다|수고하십니다|(?:간단한 )?질문(?:이|좀|하나)? ?(?:있(?:습니다|어요|는데요)|드립니다|드려요|드릴게요|합니다)|질문입니다|질문이요|도와주세요|초보(?:자)?(?:입니다|인데요))(?=[\s,.!:~])/,
    after:
      /(?<=[\s.!?,])(?:(?:미리 |정말 |답변 )?감사(?:합니다|드립니다|해요|하겠습니다)|고맙습니다|고마워요?|(?:답변 |도움 )?부탁(?:드립니다|드려요|드릴게요|드리겠습니다|합니다|해요)|도와 ?주세요|수고하세요|궁금합니다|궁금해요|궁금하네요|[ㅠㅜㅎㅋ]+)$/
  },
  {
    before: withOptionalAccents(
      /^(?:يا (?:جماعة|شباب|إخوان)|(?:مرحبا|هلا|أهلا|أهلين|(?:السلام عليكم|سلام عليكم)(?: ورحمة الله(?: وبركاته)?)?|صباح الخير|مساء الخير|لو سمحت(?:م|وا)?|من فضلك(?:م)?|رجاء|عندي (?:سؤال|استفسار))(?=[\s،,.!:])|(?:سؤال|استفسار)(?=[،,.!:])|(?:هل )?(?:ممكن|تقدر|يمكنك|تستطيع) (?:أن )?(?:[تي]ساعدني|تخبرني|تقول ?لي|تشرح لي)|(?:أريد|أود|بدي|أبغى|عايزة?|عاوزة?|حابب?) (?:أن )?(?:أعرف|أسأل|أفهم)|اشرح لي(?= (?:كيف|لماذا|متى|ما)(?!\p{L})))(?!\p{L})/u
    ),
    after: withOptionalAccents(
      /(?<=[\s.!؟?،,])(?:و?شكرا(?: (?:جزيلا|لك|لكم|مقدما))*|مشكور(?:ين)?|تسلم|يعطيك(?:م)? العافية|جزاكم الله خيرا|من فضلك(?:م)?|لو سمحت(?:م|وا)?|(?:أرجو|محتاج) (?:ال)?مساعدة)$/u
    )
  },
  {
    before:
      /^(?:(?:שלום(?: (?:לכולם|לכם|רב|חברים|וברכה))?|היי?(?: (?:לכולם|חברים))?|אהלן|בוקר טוב|צהריים טובים|ערב טוב|סליחה(?: על ההפרעה)?|בבקשה|יש לי שאלה(?: (?:קטנה|קצרה|מהירה|טיפשית|פשוטה))?)(?=[\s,.!:])(?! עולם)|שאלה(?: (?:קטנה|קצרה|מהירה|טיפשית|פשוטה))?(?=[,.!:])|(?:דחוף|עזרה|הצילו)(?=[!:])|(?:האם )?(?:(?:אתה|את|אתם|מישהו|מישהי|אפשר|תוכלי?|תוכלו|יכול(?:ה|ים)?) )+(?:בבקשה )?(?:לומר|להגיד|להסביר|לעזור|להראות|לספר) (?:לי|לנו)(?: בבקשה)?|(?:מישהו|מישהי|מי) (?:פה |כאן )?יודע(?:ת|ים)?|(?:אני )?(?:רוצה|רציתי|אשמח|מעוניין|מעוניינת|ברצוני) (?:לדעת|לשאול|להבין|לברר)|מעניין אותי(?: לדעת)?|(?:תגיד[וי]?|תסביר[וי]?|הסביר[וי]|הסבר|תרא[הו]|ספר[וי]?)(?: לי)?(?: בבקשה)?(?=,? (?:איך|כיצד|למה|מדוע|מתי|מה|איפה|היכן|האם)(?!\p{L}))|(?:אני )?לא (?:מבין|מבינה|יודעת?|מצליחה? להבין)(?=,? (?:איך|כיצד|למה|מדוע|מתי|מה|איפה|היכן|האם)(?!\p{L})))(?!\p{L})/u,
    after:
      /(?<=[\s.!?,])(?:(?:ו|ב|המון )?תודה(?: (?:רבה|מראש|לכם|לכולם|על העזרה))*|בבקשה|אשמח (?:לעזרה|לתשובה)|(?:כל )?עזרה תתקבל בברכה|מישהו יודע)$/
  }
]
