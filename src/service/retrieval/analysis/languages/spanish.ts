import { stemmer } from '@orama/stemmers/spanish'
import { stopwords } from '@orama/stopwords/spanish'
import { withForms } from './forms.ts'
import { languageOf } from './language.ts'
import { phrasing } from './phrasing/es.ts'
import { synonyms } from './synonyms/es.ts'

/** Words of the list that a documentation is about. */
const meaningful = new Set(
  `valor final estado estados general informo informó ejemplo cuenta cuentas hora horas tiempo modo trabaja trabajais
dos tres trabajamos trabajan trabajar trabajas trabajo comentó indicó mencionó señaló`.split(/\s+/)
)

/**
 * Endings that the stemmer takes for those of another word, each with one that it knows: a noun in the plural, since it
 * cuts “imágenes”, “tareas” and “líneas” to other stems than those of one; a verb whose last consonant is spelled
 * otherwise before some vowels (“sincronice”, “toque”, “pague”, “aparezca”); and a noun of such a verb.
 */
const endings: readonly (readonly [ending: RegExp, known: string])[] = [
  [/(?<=\p{L}{3}i)c(?:e|é|en|es|emos)$/u, 'zar'],
  [/(?<=\p{L}{2})qu(?:e|é|en|es|emos)$/u, 'car'],
  [/(?<=\p{L}[^in])gu(?:e|é|en|es|emos)$/u, 'gar'],
  [/(?<=\p{L}[aeou])zc(?:a|o|an|as|amos)$/u, 'cer'],
  [/(?<=scri)pci[oó]n(?:es)?$/, 'bir'],
  [/(?<=stru)cci[oó]n(?:es)?$/, 'ir'],
  [/(?<=duc)ci[oó]n(?:es)?$/, 'ir'],
  [/(?<=[cs]i)ones$/, 'ón'],
  [/(?<=[lrndzj])es$/, ''],
  [/(?<=[aeo])s$/, '']
]

const regular = (word: string): string => {
  if (word.length < 5) return word
  const [found, known = ''] = endings.find(([ending]) => ending.test(word)) ?? []
  return found ? word.replace(found, known) : word
}

/** Nouns that the stemmer takes for forms of a verb, or of another noun. */
const nouns = `
comando comandos
mando mandos
operando operandos
funciones función
cuenta cuentas
nota notas
fila filas
plano planos
índice índices indice indices
marco marcos
page pages
`

/** Verbs whose stem changes, each with its other stems: the stemmer brings their other forms together. */
const changing = `
mostrar muestr
encontrar encuentr
probar prueb
cerrar cierr
mover muev
resolver resuelv resuelt
devolver devuelv devuelt
volver vuelv vuelt
envolver envuelv envuelt
encender enciend
extender extiend
perder pierd
recomendar recomiend
desplegar desplieg despliegu
redirigir redirij
elegir elij elig
seguir sig
conseguir consig
convertir conviert
requerir requier
sugerir sugier
transferir transfier
pedir pid
medir mid
repetir repit
empezar empiez empiec
comenzar comienz comienc
contener contien conteng
mantener mantien manteng
obtener obtien obteng
detener detien deteng
proteger protej
recoger recoj
escoger escoj
colgar cuelg cuelgu
recordar recuerd
abrir abr abiert abriend
escribir escrit
describir descrit
suscribir suscrit
imprimir impres
romper rot
vaciar vací vaci
reemplazar reemplac
rechazar rechac
lanzar lanc
alcanzar alcanc
`

const changed = changing
  .trim()
  .split('\n')
  .map(line => {
    const [verb, ...stems] = line.split(' ')
    return [verb, ...stems.flatMap(stem => ['o', 'a', 'e', 'as', 'an', 'en', 'es', 'os'].map(end => stem + end))]
  })

const others = `
redirigir redirección redirecciones
conectar conexión conexiones
autenticar autenticación
convertir conversión conversiones
imprimir impresión impresiones
construir construye construyen construyo construya
`

const withRegular = (word: string): string => stemmer(regular(word))
const stem = withForms(
  withForms(withForms(withRegular, nouns), others, withRegular),
  changed.map(forms => forms.join(' ')).join('\n'),
  withRegular
)

export const spanish = languageOf({
  tag: 'es',
  stem,
  stopWords: `${stopwords.filter(word => !meaningful.has(word)).join(' ')} quiero necesito hola gracias favor uso hago
funciona funcionan utilizar utilizo utiliza cuál puede puedo sirve sirven pongo qué dónde cuándo porqué
quisiera gustaría alguien permite permiten ayuda usando usarlo usarla utilizando utilizarlo debo debería podría podrías
decirme dime haya hayan haga hagan puedan intentando vale hice sale podés hacés querés tenés sabés decime adónde
acaso conviene diga digan puesto puesta quieras salga salgan tengan traigo doy ej porfa xq pq tmb`,
  genericWords: `ejemplo ejemplos grande pequeño pequeña simple sencillo fácil rápido rápida nueva nuevo cosa cosas forma parte caso
casos vez minuto minutos segundo segundos hora mes año aplicación aplicaciones programa página páginas sitio texto valor
valores nombre nombres tipo tipos sistema resultado resultados usuario usuarios persona gente crear creo escribir
escribo agregar añadir semana semanas hoy ayer mañana lunes martes miércoles jueves viernes sábado domingo
antiguo antigua viejo vieja viejos viejas motivo razón cambiar cambio mostrar muestro empezar inicio fin diferencia diferencias explicar significa
completo completa dos tres`,
  kindsOfNames: `opción opciones parámetro parámetros argumento argumentos propiedad propiedades prop props atributo
atributos campo campos bandera flag ajuste método métodos función funciones hook evento variable variables comando
comandos cabecera encabezado clave componente módulo clase tipo directiva configuración`,
  synonyms,
  phrases: [
    [/(?<!\p{L})copias? de (?:seguridad|respaldo)(?!\p{L})/giu, 'respaldo'],
    [/(?<!\p{L})(?:en|de) segundo plano(?!\p{L})/giu, '$& background'],
    [/(?<!\p{L})sin (?:internet|conexi[oó]n|red|l[ií]nea)(?!\p{L})/giu, '$& offline'],
    [/(?<!\p{L})de f[aá]brica(?!\p{L})/giu, 'predeterminado'],
    [/(?<!\p{L})(?:dar|doy|darme|d[ae]rse|me doy) de baja(?!\p{L})/giu, 'cancelar'],
    [/(?<!\p{L})(?:devolv|devuelv)\p{L}* (?:(?:el|la|mi) )?(?:dinero|plata|importe)(?!\p{L})/giu, 'reembolso'],
    [
      /(?<!\p{L})(?:sin querer|por (?:error|accidente)|de nuevo|otra vez|a fuerzas?|a la fuerza|por (?:el|lo) contrario|en realidad)(?!\p{L})/giu,
      ''
    ]
  ],
  phrasing,
  followUp: /^\s*(y|e|pero|o|también|entonces|qué tal)(?!\p{L})/iu,
  problem:
    /(?<!\p{L})(no|nunca|nada|ningún\w*|error(es)?|falla\w*|fallo|imposible|falta\w*|roto|bloquead[oa]|lent[oa]|por qué|demasiad[oa]s?)(?!\p{L})/iu,
  definition:
    /^¿?(qué (es|son|significa)|explica)\s+((un|una|el|la|los|las)\s+)?[\p{L}\w.-]+(\s+[\p{L}\w.-]+)?\s*\??$/iu,
  define: thing => `¿Qué es ${thing}?`,
  comparisons: [
    /\bdiferencias?(?: (?:que )?(?:hay|existen?))? (?:entre|de) (.+?) [ye] (.+)$/i,
    /\b(?:en qué|cómo) (?:se )?dif(?:erencian?|ieren?) (.+?) (?:de|y|e) (.+)$/i,
    /\bcomparar? (.+?) (?:y|con) (.+)$/i,
    /^(?:.*\s)?¿?(\S+) (?:vs\.?|versus) (.+)$/i
  ],
  changeTerms: /^(migr|actualiz|version|cambi|novedad|obsolet|upgrad)/
})
