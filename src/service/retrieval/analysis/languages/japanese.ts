import { stopwords } from '@orama/stopwords/japanese'
import { besideEnglish } from './english/stem.ts'
import { languageOf } from './language.ts'
import { phrasing } from './phrasing/ja.ts'
import { synonyms } from './synonyms/ja.ts'

/**
 * A borrowed word as all spellings have it: with the long vowel at its end or without, which guides for technical texts
 * disagree about (`サーバー`, `サーバ`), and with large vowels in place of small ones (`ソフトウェア`, `ソフトウエア`). A verb or
 * an adjective is its characters without what is inflected (`止める`, `止め`, `止まっ`), and without what some leave out
 * between them (`書き換え`, `書換え`).
 */
const stem = (word: string): string => {
  if (inflected.test(word)) return word.replaceAll(/\p{Script=Hiragana}/gu, '')
  return /^[\p{Script=Katakana}ー]{3,}$/u.test(word)
    ? word.replaceAll(/[ァィゥェォ]/g, vowel => largeVowels[vowel] ?? vowel).replace(/ー$/, '')
    : word
}

const inflected = /^\p{Script=Han}[\p{Script=Han}\p{Script=Hiragana}々]+$/u

const largeVowels: Record<string, string> = { ァ: 'ア', ィ: 'イ', ゥ: 'ウ', ェ: 'エ', ォ: 'オ' }

export const japanese = languageOf({
  tag: 'ja',
  stem: besideEnglish(stem),
  stopWords: `${stopwords.join(' ')} 方法 方 場合 何 誰 時 事 物 為 下さい 出来 教 教え 教えて 使い方 使い 知 言 使 使用 利用
やり方 仕方 書き方 必要 可能 行 行う 見 有 欲しい 困 助 作 取 出 入 付 来 思 大丈夫 自分 同 他 全 中 上 下 前 後 間`,
  // Particles, endings and auxiliaries are written in Hiragana, what is named hardly ever; 何日 and 何人 only ask.
  isStopWord: word => /^(?:何.?|[\p{Script=Hiragana}ー]+)$/u.test(word),
  genericWords: `新 新しい 大 大きい 小 小さい 簡単 簡単に 最初 最後 次 例 一覧 部分 時間 日 分 秒 アプリ アプリケーション プログラム ページ サイト
テキスト 値 名前 型 種類 システム 結果 ユーザー 作成 追加 変更 表示 違い 説明 意味
手順 動作 確認 動 起 呼 始 終 変 書 聞 置 持 決 考 分 選 試 続 残 回 度 数 個 件 点 側 別 特 常 必 勝手 直接 途中 両方 場所
内容 中身 全部 全体 全員 自身 本体 化 的 性 者 欄 系 昨日 今日 明日 今回 最近 先日 相手 理由 原因 普通 通常 一般 基本 現在 今 良 悪 高 低 多 少 正 早`,
  kindsOfNames:
    'オプション パラメータ パラメーター 引数 プロパティ 属性 フィールド フラグ 設定 メソッド 関数 フック イベント 変数 環境変数 コマンド ヘッダー キー コンポーネント モジュール クラス 型',
  synonyms,
  phrases: [
    [/(?:お金|代金)(?:を|が)?(?:返|戻)/g, '返金'],
    [/スマートフォン/g, '$& モバイル'],
    [/(?:2|２|二)(?:段階|要素|ファクター)認証/g, '$& 2要素 2段階 2fa'],
    [/シングルサインオン/g, '$& sso']
  ],
  phrasing,
  followUp: /^\s*(では|でも|それで|また|あと|じゃあ)/,
  problem: /ない|ません|エラー|失敗|できな|なぜ|どうして|遅い|壊れ|問題/,
  definition: /^[^、。]{1,30}(とは|って)(何|なに|なん|どういう)?[^、。]{0,12}[？?]?$/,
  define: thing => `${thing}とは何ですか`,
  comparisons: [
    /^(.+?)と(.+?)(?:の|は|では|って)?[、 　]?(?:違い|差(?!し)|使い分け|比較|何が違|どう違|どちら|どっち)/,
    /^(\S+)[ 　]+(\S+?)(?:の|[ 　]+)(?:違い|使い分け|比較)/,
    /^(\S+)[ 　]+(?:vs\.?|versus|対)[ 　]+(\S+)/i
  ],
  changeTerms: /^(移行|アップグレード|アップデート|更新|バージョン|変更|非推奨|migra|upgrad|version|release)/
})
