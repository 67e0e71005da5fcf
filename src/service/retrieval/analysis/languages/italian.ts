import { stemmer } from '@orama/stemmers/italian'
import { stopwords } from '@orama/stopwords/italian'
import { withForms } from './forms.ts'
import { languageOf } from './language.ts'
import { phrasing } from './phrasing/it.ts'
import { synonyms } from './synonyms/it.ts'

const nouns = `
comando comandi
funzione funzioni
`

/** Verbs of which the stemmer does not bring the forms together. */
const verbs = `
aprire apro apre apri aperto aperta aperti aperte apertura
chiudere chiudo chiude chiudi chiuso chiusa chiusi chiuse chiusura
condividere condivido condivide condividi condiviso condivisa condivisi condivise condivisione
connettere connetto connette connesso connessa connessi connesse connessione connessioni
perdere perdo perde perdi perso persa persi perse perduto perdita
proteggere proteggo protegge protetto protetta protetti protette protezione
scegliere scelgo sceglie scegli scelto scelta scelte
pagare pago paga paghi pagato pagamento pagamenti
leggere leggo legge letto letta lettura
`

const stem = withForms(withForms(stemmer, nouns), verbs, stemmer)

export const italian = languageOf({
  tag: 'it',
  stem,
  stopWords: `${stopwords.join(' ')} cosa quando qual quali nessun nessuno nessuna qualche qualcuno
qualcosa alcun alcuno alcuna alcuni alcune oppure però quindi allora cioè già ancora così qui qua lì là sì posso puoi può
possiamo potete possono potrei potrebbe devo devi deve dobbiamo dovete devono dovrei voglio vuoi vuole vorrei riesco riesce
riescono serve servono fa fare far sai sa`,
  kindsOfNames: `opzione opzioni parametro parametri argomento argomenti proprietà prop props attributo attributi campo
campi flag impostazione impostazioni metodo metodi funzione funzioni hook evento eventi variabile variabili comando comandi
intestazione chiave componente modulo classe tipo direttiva configurazione`,
  synonyms,
  phrases: [
    [/(?<!\p{L})da sol[oaie](?!\p{L})/giu, 'automatico'],
    [/(?<!\p{L})cambi(?:are|o|a) (?:il )?nome(?!\p{L})/giu, 'rinominare'],
    [/(?<!\p{L})quanti soldi(?!\p{L})/giu, 'quanto']
  ],
  phrasing,
  followUp: /^\s*(e|ma|o|oppure|anche|allora|quindi)(?!\p{L})/iu,
  problem:
    /(?<!\p{L})(non|mai|niente|nessun[oa]?|error[ei]|fall\w*|impossibile|manca\w*|rott[oa]|bloccat[oa]|lent[oa]|perché|troppo)(?!\p{L})/iu,
  definition:
    /^((?:che )?cos['’ ]?(?:è|sono)|che (?:cosa )?(?:è|sono|significa)|cosa (?:è|sono|significa|vuol dire)|spiega(?:mi)?)\s*((un|uno|una|un['’]|il|lo|la|i|gli|le|l['’])\s*)?[\p{L}\w.-]+(\s+[\p{L}\w.-]+)?\s*\??$/iu,
  define: thing => `Che cos’è ${thing}?`,
  comparisons: [
    /\bdifferenz[ae](?: (?:c['’]è|esiste|ci sono|passa))? (?:tra|fra) (.+?) e (.+)$/i,
    /\b(?:in (?:che )?cosa|come) (?:si )?differ(?:isce|iscono|enzia(?:no)?) (.+?) d(?:a|al|alla|allo) (.+)$/i,
    /\b(?:confront|paragon)(?:are|a|o) (.+?) (?:e|con) (.+)$/i,
    /^(?:.*\s)?(\S+) (?:vs\.?|versus) (.+)$/i
  ],
  changeTerms: /^(migr|aggiorn|version|cambi|novit|obsolet|deprec|upgrad)/
})
