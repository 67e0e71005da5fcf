import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect.ts'

describe('the language of a text', () => {
  it.each([
    ['en', 'What is the difference between a panel and a popover?'],
    ['de', 'Wie lade ich eine Datei hoch?'],
    ['de', 'Größe ändern'],
    ['fr', 'Comment afficher une notification à l’utilisateur ?'],
    ['es', '¿Cómo muestro una notificación al usuario?'],
    ['pt', 'Como mostro uma notificação ao usuário?'],
    ['it', 'Come si installa il pacchetto e che cosa serve per questo?'],
    ['it', 'Dov’è la cartella?'],
    ['it', 'l’applicazione e l’impostazione'],
    ['fr', 'Où est l’application ?'],
    ['nl', 'Hoe kan ik het pakket installeren en wat heb ik daarvoor nodig?'],
    ['ja', 'オフラインかどうかを検出したい'],
    ['ja', 'useChat の使い方'],
    ['zh', '如何向用户显示通知？'],
    ['ko', 'useChat을 설치하려면?'],
    ['ar', 'كيف أتصل بقاعدة البيانات؟'],
    ['he', 'איך מתחברים למסד הנתונים?'],
    ['ru', 'Как установить пакет?'],
    ['ru', 'зачем нужен useChat'],
    ['uk', 'Як встановити цей пакет і що для цього потрібно?'],
    ['el', 'Πώς εγκαθιστώ το πακέτο;']
  ])('is %s: %s', (tag, text) => {
    expect(detectLanguage(text)).toBe(tag)
  })

  it.each(['', 'useChat', 'rate limit', 'API key', '404', '```'])('is not told by “%s”', text => {
    expect(detectLanguage(text)).toBeUndefined()
  })

  it('is not that of a word in it', () => {
    expect(detectLanguage('This page is also written in 日本語, which is the language of the team.')).toBe('en')
    expect(detectLanguage('Der Befehl installiert das Paket, wie es unter “How to use” beschrieben ist.')).toBe('de')
  })

  it.each([
    ['zh', '提示“command not found”'],
    ['ja', '"No such file or directory"と出る'],
    ['fr', 'Que faire si « you have held broken packages » s’affiche ?'],
    ['de', 'Woher kommt „is not in the sudoers file“?'],
    ['en', '“command not found”']
  ])('is not that of what it quotes, if it says more: %s: %s', (tag, text) => {
    expect(detectLanguage(text)).toBe(tag)
  })

  it('with few kana among Chinese characters is Japanese', () => {
    expect(detectLanguage('日本語入力を設定したい')).toBe('ja')
    expect(detectLanguage('日本語入力設定の方法')).toBe('ja')
    expect(detectLanguage('这个软件包的名字在日语里写作“パッケージ”，安装以后可以使用日语的输入法和字体。')).toBe('zh')
    // A Chinese name may have the Japanese “of”.
    expect(detectLanguage('优の良品商店的软件包在哪里可以找到并且如何安装')).toBe('zh')
  })

  it('in characters of Chinese and Japanese is that of the pages, unless its words tell', () => {
    expect(detectLanguage('更新方法', new Set(['ja']))).toBe('ja')
    expect(detectLanguage('更新方法', new Set(['ja', 'zh']))).toBe('zh')
    expect(detectLanguage('更新方法')).toBe('zh')
    expect(detectLanguage('如何更新', new Set(['ja']))).toBe('zh')
  })

  it.each([
    ['en', 'the X-Nada-Sin header'],
    ['en', 'set lamp.los.para to on'],
    [undefined, '-p flag command'],
    ['en', 'struct Lamp {x, y} is the type'],
    ['ko', 'Too many renders. The lamp limits the number of renders to prevent a loop. 이렇게 썼는데'],
    ['ko', 'dangerouslySetInnerHTML useSyncExternalStore 차이'],
    ['en', 'Why is the name of the lamp 램프 broken in the input field of the form?'],
    ['ja', '電球で RangeError: the lamp is not of this room が出ます']
  ])('is not told by parts of code: %s: %s', (tag, text) => {
    expect(detectLanguage(text, new Set(['en']))).toBe(tag)
    expect(detectLanguage(text)).toBe(tag)
  })

  it.each([
    [undefined, 'change lamp dir'],
    ['de', 'lampe und raum ändern'],
    ['de', 'lampe und dann wo']
  ])('that no page is written in takes more than a word: %s: %s', (tag, text) => {
    expect(detectLanguage(text, new Set(['en']))).toBe(tag)
    expect(detectLanguage(text)).toBe('de')
  })

  it('that readers of any page use takes no more than a word: English', () => {
    expect(detectLanguage('should I dim lampe', new Set(['de']))).toBe('en')
  })

  it('is more likely one that is expected', () => {
    expect(detectLanguage('in die App')).toBeUndefined()
    expect(detectLanguage('in die App', new Set(['de']))).toBe('de')
  })
})
