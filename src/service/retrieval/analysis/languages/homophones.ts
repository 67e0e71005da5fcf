/** The first character of each syllable, tones aside, in the order that the platform sorts Chinese by: that of Pinyin. */
const firstOfSyllable = `
吖哎安肮凹丷挀扳邦勹卑奔伻屄边灬憋汃冫癶峬嚓偲参仓撡冊嵾曽叉拆辿伥抄车抻阷吃充抽出歘揣巛刅吹旾逴呲匆凑粗汆崔邨搓咑呆丹当刀嘚扥灯氐嗲敁刁爹丁丟东吺厾耑垖吨多妸诶奀鞥儿发帆匚飞分丰仏紑夫旮侅甘冈皋戈给根刯工勾估瓜乖关光归丨
呙哈咍佄夯茠诃黒拫亨叿齁乎花怀欢巟灰昏吙丌加戋江艽阶巾坕冂丩凥姢噘军咔开刊忼尻匼肎劥空抠扝夸蒯宽匡亏坤扩垃来兰啷捞仂雷崚哩俩奁良撩毟拎伶溜龙瞜噜娈抡啰呣妈埋嫚牤猫嚒坆椚擝咪宀喵乜民名谬摸哞毪拏腉囡囔孬疒娞恁能嗯妮拈娘鸟捏
囜宁妞农羺奴奻挪喔讴妑拍眅乓抛呸喷匉丕囨剽氕姘乒钋剖仆七掐千呛悄苆亲靑卭丘区奍炔夋呥穣娆惹人扔日戎厹邚挼堧桵瞤捼仨毢三桒掻閪森僧杀筛山伤弰奢谁申升尸収书刷衰闩双脽吮说厶忪凁苏狻夊孙唆他囼坍汤夲忑熥剔天旫帖厅囲偷凸湍推吞乇
屲歪弯尢危昷翁挝乌夕呷仙乡灱些心星凶休吁吅削坃丫恹央幺倻一囙应哟佣优込囦曰晕帀災兂匨傮则贼怎囎扎夈枬张佋蜇贞凧之中州朱抓跩专妆隹宒拙孜宗邹租钻厜尊嘬
`.replaceAll('\n', '')

const { compare } = new Intl.Collator('zh-u-co-pinyin')

const syllables = new Map<string, number>()

/** The number of the syllable that a Chinese character is read as, or most often. */
const syllableOf = (character: string): number => {
  const known = syllables.get(character)
  if (known !== undefined) return known
  let [low, high] = [0, firstOfSyllable.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(firstOfSyllable.charAt(middle), character) <= 0) low = middle + 1
    else high = middle
  }
  syllables.set(character, low)
  return low
}

/**
 * Whether a Chinese word is typed as another one sounds, as whoever picks the wrong one of those that an input method
 * offers does: 指另 for 指令. One character at least is right.
 */
export const soundsLike = (typed: string, meant: string): boolean =>
  typed.length === meant.length &&
  typed !== meant &&
  [...typed].some((character, at) => character === meant[at]) &&
  [...typed].every((character, at) => character === meant[at] || isSameSyllable(character, meant.charAt(at)))

const isSameSyllable = (one: string, other: string): boolean =>
  isHan.test(one) && isHan.test(other) && syllableOf(one) === syllableOf(other)

const isHan = /^\p{Script=Han}$/u
