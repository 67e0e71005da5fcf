import { stopwords } from '@orama/stopwords/mandarin'
import { besideEnglish } from './english/stem.ts'
import { soundsLike } from './homophones.ts'
import { languageOf } from './language.ts'
import { phrasing } from './phrasing/zh.ts'
import { inSimplifiedChinese } from './simplified-chinese.ts'
import { synonyms } from './synonyms/zh.ts'

/**
 * A verb of one character without what is said of its end, which the platform takes for a word of its own: 删掉 (delete
 * away) and 删了 (deleted) are 删, and so is 删不掉 (cannot be deleted).
 */
const stem = (word: string): string =>
  /^(?!去掉)\p{sc=Han}(?:[掉到了的]|不[掉到了开出上下动])$/u.test(word) ? ([...word][0] as string) : word

/** “Not alike” and “different” say what is asked, like “difference”. */
const asksHowThingsDiffer = /^(?:一样|不同)$/

export const chinese = languageOf({
  tag: 'zh',
  inOneScript: inSimplifiedChinese,
  soundsLike,
  stem: besideEnglish(stem),
  stopWords: `${stopwords.filter(word => !asksHowThingsDiffer.test(word)).join(' ')} 怎么 怎样 怎么样 如何 怎 请 请问 想 要 能 能否 需要 应该 没有 使用 用 进行 方法 做 有 给 谁 多少 吗 你好 谢谢 办 样
办法 找到 不能 能不能 是否 是不是 比较 我想 想要 告诉 帮 帮忙 无法 出现 什么时候 干什么 哪里 啥 咋 麻烦
我的 你的 他的 她的 它的 里 里面 里边 一下 必须 可不可以 会不会 需不需要 哪种 咋办
多大 多长 多久 多高 多快 几个 几种 几次 要不要 有没有 行不行 好不好 对不对 该不该 用不用 为啥 是啥 干啥 咋样 哪儿 回事 弄 搞 希望 打算 有啥 有何 干嘛 干吗 嘛 呗 啦 哦 哈 咱 咱们 大佬 大佬们 大神 各位 求助 非要 非得 到底 究竟 一定 似乎 好像 刚 刚刚 才 再 完 没 也没 也没有 也不 就不 式 性
不掉 不了 不去 不到 不上 不下 不出 不开 不来 不动 不上去 之前 之后 以前 以后 只能 还能 这种 那种 这样 那样 老是 总是 一直 经常 太 全 行 报 某 张 台`,
  genericWords: `新 大 小 简单 快 快速 第一 最后 下一个 例子 示例 部分 情况 次 时间 天 小时 分钟 秒 应用 应用程序 程序 页面 网站 文本 值 名称 名字 类型
系统 结果 用户 创建 建 添加 加 增加 改 修改 更改 显示 区别 差别 差异 不同 一样 解释 意思 写 查看 工作 两 二 三 四 五 一台 一篇 一张 一条 一段 一份 一句`,
  kindsOfNames: '选项 参数 属性 字段 标志 设置 方法 函数 钩子 事件 变量 环境变量 命令 标头 键 组件 模块 类 类型 配置',
  synonyms,
  phrases: [
    [/开发(?:者|人员)?工具/g, '$& devtools'],
    // “The final version” and “online” are where readers use it.
    [/(?:正式|线上)(?:环境|版本?)/g, '$& 生产']
  ],
  phrasing,
  followUp: /^\s*(那|那么|但是|还有|另外|或者)/,
  problem: /不|没|错误|失败|报错|为什么|问题|慢|异常/,
  definition: /^(什么是|解释一下|解释)[^，。]{1,20}[？?]?$|^[^，。]{1,20}(是什么|是什么意思)[？?]?$/,
  define: thing => `什么是${thing}？`,
  comparisons: [
    /^(.+?)(?:和|与|跟|同|比)(.+?)(?:之间|相比)?(?:到底|究竟)?(?:有什么|有啥|有何|的|啥)?(?:区别|不同|差异|差别|不一样)/,
    /^(?:.*[ ，])?(\S+?) ?(?:vs\.?|versus) ?(.+)$/i
  ],
  changeTerms: /^(迁移|升级|更新|版本|变更|弃用|migra|upgrad|version|release)/
})
