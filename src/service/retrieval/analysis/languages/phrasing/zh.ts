import { never, type Phrasing } from '../language.ts'

export const phrasing: Phrasing = {
  // A row of a table, which no full stop ends, names what is needed and gives no advice.
  advice: /(?:可以|必须|应该|应当|需要|建议|推荐|最好|默认|而不是).*[。：！]/,
  instruction: /^[^\p{L}]*(请|使用|运行|执行|安装|设置|配置|创建|添加|打开|编辑|修改|删除|输入|选择|点击|复制|要)/u,
  limit: /不|没有|无法|禁止|只|仅|除了|是的|否则|支持/,
  pointer: /参见|参考|参阅|请看|查看第|详情|文档|后面/,
  leaning: /^[^\p{L}]*(这|那|它|但|而且|然后|因此|所以|也|例如|比如|注意|现在)/u,
  problemHeading: /^(问题|背景|原因)/,
  asksWhether: /吗[？?。]?$|是否|能不能|可不可以/,
  asksHow: never,
  asksAmount: /多少|多大|多长|多久|几[个次种天]|上限|最[大小多少]|至少|默认|大小|端口/,
  compares: /区别|差别|不同|相比|与此相反/,
  answerTypes: [
    {
      asks: /多长时间|多久|(?:几|多少)(?:毫秒|秒|分钟|小时|天|周|个月|年)/u,
      says: /(?<![\d０-９一二两三四五六七八九十百千])[\d０-９一二两三四五六七八九十百千]+ ?(?:毫秒|秒|分钟?|小时|天|日|周|个月|年|ms|s\b)|永久(?:有效|生效|保[存留])|永不|无限期/u
    },
    {
      asks: /多少钱|价格是|费用是|怎么收费/u,
      says: /[\d０-９] ?(?:元|美元|欧元)|[$€¥￥] ?\d|免费/u
    },
    {
      asks: /多少|(?<![这那哪好])几个|多大|最大(?:数|值|长度|数量)是/u,
      // “A kind of”, “third”, “two-step” and `v1` are no amounts; “one” is where it is a limit.
      says: /(?<![a-zA-Z\d.])[\d０-９]|(?<!第)[二两三四五六七八九十百千万]+ ?(?:[个条次份台篇页人位行列层级倍]|$|[。，；、）])|[只仅最限][^。，]{0,8}一|无限|不限/u
    }
  ]
}
