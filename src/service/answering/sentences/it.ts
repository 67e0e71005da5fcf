import type { Sentences } from './contract.ts'

export const italian: Sentences = {
  closestPassages: 'La documentazione non sembra rispondere direttamente a questa domanda. Ciò che più si avvicina:',
  closestWithout: 'La documentazione non dice nulla su {words}. Ciò che più si avvicina:',
  notAnswered: 'La documentazione non risponde a questa domanda.',
  notAnsweredAbout: 'La documentazione non risponde a questa domanda: non dice nulla su {words}.',
  closestPages: 'Le pagine più vicine, che forse non aiutano:',
  seeAlso: 'Vedi anche: {pages}',
  otherVersion:
    'La documentazione della versione {asked} non risponde a questa domanda. Quella della versione {found} dice:',
  vague: 'La documentazione non ha una risposta a questo. Chiedi in poche parole qualcosa che vi si trova.',
  nothingMore: 'La documentazione non dice altro al riguardo.',
  noExample: 'La documentazione non ne mostra alcun esempio.',
  otherLanguage: 'La documentazione è in {language}, perciò forse non è ciò che è stato chiesto.',
  greeting: 'Ciao! Chiedimi qualcosa su questa documentazione: mostro che cosa dice, e dove.',
  thanks: 'Prego. Chiedi pure di nuovo in qualsiasi momento.',
  abilities:
    'Cerco le domande in questa documentazione e mostro i passaggi che rispondono, con le fonti. Ciò che non dice, non lo so.',
  identity:
    'Sono un programma, e qui non legge nessuna persona. Cerco le domande in questa documentazione e mostro i passaggi che rispondono.',
  farewell: 'Arrivederci! Torna quando hai un’altra domanda.',
  complaint: 'Mi dispiace che non sia stato d’aiuto. Chiedi con altre parole, o indica esattamente che cosa cerchi.',
  unclear: 'Non l’ho capita come una domanda. Chiedi in poche parole qualcosa su questa documentazione.',
  onThisPage: 'In questa pagina:',
  pageSilent: 'Questa pagina non dice nulla su {words}.',
  elsewhere: 'Si trova qui: {pages}',
  noPage: 'Qui non è aperta nessuna pagina della documentazione.',
  declined: 'Il modello si è rifiutato di rispondere a questa domanda.',
  cut: 'La risposta finisce qui perché ha raggiunto la lunghezza massima.',
  uncited: 'La risposta qui sopra non cita nessuna fonte. Ecco che cosa dice la documentazione:',
  unfounded: 'La risposta qui sopra non cita nessuna fonte, e nella documentazione non si è trovato nulla al riguardo.',
  quoted: '«{word}»',
  nor: 'né su',
  said: {
    greeting:
      /^(ciao|salve|ehi|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|come (va|stai))([ ,.!]+(a tutti|come (va|stai)))?$/,
    thanks:
      /^((ok|va bene|perfetto|ottimo),? ?)?(grazie|molte grazie|tante grazie|grazie (mille|tante|infinite))( (per|dell['’])l?['’]?aiuto)?$|^(ok|va bene|perfetto|ottimo)$|^((ora|adesso) )?(funziona|ha funzionato|mi ha aiutato|mi è stato utile)( ora| adesso)?$/,
    abilities:
      /^(cosa (puoi|sai) fare( per me)?|che cosa (puoi|sai) fare( per me)?|(come|in che modo) (puoi aiutarmi|mi puoi aiutare)|(che )?cosa (posso|ti posso) chiedere|(che )?cosa posso chiederti|aiuto|aiutami|come (funziona questo|funzioni))$/,
    identity:
      /^(chi sei|(che )?cosa sei|come ti chiami|sei (un |una )?(robot|bot|umano|persona|macchina|ia|programma)( vera?o?)?|(sto parlando|parlo) con (un |una )?(robot|bot|umano|persona|macchina|ia)( vera?o?)?)$/,
    farewell: /^(arrivederci|addio|a (presto|dopo|domani)|buona (notte|giornata|serata)|buonanotte|ci vediamo)$/,
    complaint:
      /^((questo |questa |ciò )?(è|sei) (molto |del tutto |completamente )?(falso|falsa|inutile|stupid[oa]|sbagliat[oa]|scorrett[oa]|spazzatura|una merda)|(questo )?non (mi )?(aiuta|serve|ha aiutato|funziona)( affatto| a niente| a nulla)?|(sbagliato|falso|inutile|merda|spazzatura)|(risposta|bot) (sbagliata|errata|inutile|stupido)|stai zitto|idiota)$/
  }
}
