import type { Sentences } from './contract.ts'

export const chinese: Sentences = {
  closestPassage: '文档似乎没有直接回答这个问题。最接近的段落：',
  notAnswered: '文档没有回答这个问题。',
  notAnsweredAbout: '文档没有回答这个问题：其中没有提到{words}。',
  closestPages: '最接近的页面，可能没有帮助：',
  seeAlso: '另请参阅：{pages}',
  otherVersion: '版本 {asked} 的文档没有回答这个问题。版本 {found} 的文档写道：',
  vague: '文档对此没有答案。请用几个词询问文档中的内容。',
  otherLanguage: '文档的语言是{language}，因此这可能不是您要问的内容。',
  greeting: '您好！请就这份文档提问：我会显示它说了什么、在哪里。',
  thanks: '不客气。欢迎随时再问。',
  abilities: '我在这份文档中查找问题，并显示回答它们的段落及其来源。文档没有写的内容，我不知道。',
  declined: '模型拒绝回答这个问题。',
  cut: '回答已达到最大长度，到此为止。',
  uncited: '以上回答没有注明来源。文档中的说明如下：',
  unfounded: '以上回答没有注明来源，文档中也没有找到相关内容。',
  quoted: '“{word}”',
  said: {
    greeting: /^(你好|您好|嗨|哈喽|早上好|下午好|晚上好|在吗|你好吗)$/,
    thanks: /^((好的?|太好了)[,，]?)?(谢谢|多谢|感谢|谢谢(你|您|了)|非常感谢)$|^(好的?|太好了|明白了)$/,
    abilities: /^((你|您)(能|会|可以)?(做|干)(些)?(什么|啥)|你是谁|您是谁|帮助|帮帮我|怎么用|我(能|可以)问什么)$/
  }
}
