import { stemmer } from '@orama/stemmers/portuguese'
import { stopwords } from '@orama/stopwords/portuguese'
import { withForms } from './forms.ts'
import { languageOf } from './language.ts'
import { phrasing } from './phrasing/pt.ts'
import { synonyms } from './synonyms/pt.ts'

/** The endings of nouns in the plural, each with that of the singular, and others that the stemmer does not know. */
const plurals: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/(?<=\p{L}{2})(ões|ães)$/u, 'ão'],
  [/(?<=\p{L}{2})ns$/u, 'm'],
  [/(?<=\p{L}{2})ais$/u, 'al'],
  [/(?<=f[áí]c|út|mób|ág)eis$/u, 'il'],
  [/(?<=\p{L}{2})(éis|eis)$/u, 'el'],
  [/(?<=\p{L}{2})óis$/u, 'ol'],
  [/(?<=\p{L}{2}[rz])es$/u, ''],
  [/(?<=\p{L}[óo]ri)as?$/u, 'o'],
  [/(?<=\p{L}{2}[aeo])s$/u, '']
]

/** A word as it is spelled since 1990, and in Brazil: “actualização” as “atualização”. */
const reformed = (word: string): string => word.replace(/(?<=[aeiou])c(?=[çt][aeiouáéíóúâêôãõ])/u, '')

const singular = (word: string): string => {
  const [plural, ending = ''] = plurals.find(([pattern]) => pattern.test(word)) ?? []
  return plural ? word.replace(plural, ending) : word
}

const stem = withForms(
  word => stemmer(singular(word)),
  `
comando comandos
operando operandos
pagar pago paga pagam pagamento pagamentos
desativar desativo desativa desativam desativado desativada desativados desativadas desativação
registrar registro registros registo registos registar
`
)

export const portuguese = languageOf({
  tag: 'pt',
  stem: word => stem(reformed(word)),
  stopWords: `${stopwords.join(' ')} onde porque porquê quê quais quanto quanta quantos quantas pode posso podem poder devo
deve devem fazer faço faz feito quero queria preciso usar uso usa usando utilizar utilizo olá obrigado obrigada favor há
aí aqui ali então assim cada todo toda todos todas outro outra outros outras algum alguma alguns algumas nenhum nenhuma
sobre sob ainda sempre nunca muito pouco ser estar ter tenho fica ficar colocar coloco sim
serve servem encontro encontrar possível gostaria consigo consegue existe existem permite permitem ajude ajuda funciona
neste nesta nestes nestas nesse nessa nesses nessas deste desta destes destas desse dessa desses dessas disto disso daqui
nele nela lá alguém pra pras né tá tô cê vc vcs vou vai vamos dá dar dou deu sei saber sabe conseguir consegui tento
tentar tentei tentando acho achar achei deixar deixo faça faças fazem façam fazendo oq q eh é são quer querem dizer diz
podes queres precisas tens seria precisar dentro enquanto apenas só quando vem será pq pro pros dum duma duns dumas numa num dúvida dúvidas`,
  genericWords: `novo nova novos novas grande pequeno pequena simples fácil rápido rápida bom boa melhor pior primeiro primeira
último última próximo próxima vários várias exemplo exemplos forma maneira modo coisa coisas parte caso casos vez tempo
dia dias hora horas minuto minutos segundo segundos aplicativo aplicativos aplicação app programa página páginas site
texto valor valores nome nomes tipo tipos sistema resultado resultados usuário usuários utilizador pessoa criar crio
escrever adicionar mudar alterar mexer jeito acontece aconteceu acontecer mostrar mostro começar início fim diferença diferenças explicar significa significado certo certa correto correta corretamente exatamente`,
  kindsOfNames: `opção opções parâmetro parâmetros argumento argumentos propriedade propriedades prop props atributo
atributos campo campos flag configuração método métodos função funções hook evento variável variáveis comando comandos
cabeçalho chave componente módulo classe tipo diretiva`,
  synonyms,
  phrases: [
    [/(?<!\p{L})(?:mud|troc|alter)(?:ar|o|a) (?:o|de) nome(?!\p{L})/giu, 'renomear'],
    [/(?<!\p{L})p\/(?!\p{L})/giu, 'para'],
    [/(?<!\p{L})palavra[- ]passe(?!\p{L})/giu, 'senha'],
    [/(?<!\p{L})dinheiro de volta(?!\p{L})/giu, 'reembolso']
  ],
  phrasing,
  followUp: /^\s*(e|mas|ou|também|então|que tal)(?!\p{L})/iu,
  problem:
    /(?<!\p{L})(não|nunca|nada|nenhuma?|erros?|falha\w*|impossível|falta\w*|quebrad[oa]|travad[oa]|trava|lent[oa]|por que|demais)(?!\p{L})/iu,
  definition:
    /^((o ?)?q(ue)?( que)? (é|eh|são|significam?|quer(em)? dizer|vem a ser)|(qual (é )?)?(o significado|a definição) d[eoa]s?|expli(que|ca)(-me)?)\s+((um|uma|o|a|os|as)\s+)?[\p{L}\w.-]+(\s+[\p{L}\w.-]+)?\s*\??$|^((um|uma|o|a|os|as)\s+)?[\p{L}\w.-]+(\s+[\p{L}\w.-]+)?\s?,?\s+((o ?)?q(u[eê])? (é|eh|são|significam?|quer(em)? dizer)|(é|eh) (o )?qu[eê])\s*\??$/iu,
  define: thing => `O que é ${thing}?`,
  comparisons: [
    /\bdiferenças?(?: (?:que )?(?:há|existem?|tem))? (?:entre|d[aeo]s?) (.+?) (?:e|para|pr[ao]) (.+)$/i,
    /\b(?:em que|no que|como) (.+?) (?:se )?difer(?:encia|enciam|e|em) d[aeo]s? (.+)$/i,
    /\bcomparar? (.+?) (?:e|com) (.+)$/i,
    /^(?:.*\s)?(\S+) (?:vs\.?|versus) (.+)$/i
  ],
  changeTerms: /^(migr|atualiz|vers|mudanc|alter|novidad|obsolet|upgrad)/
})
