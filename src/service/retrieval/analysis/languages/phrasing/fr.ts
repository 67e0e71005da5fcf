import type { Phrasing } from '../language.ts'

export const phrasing: Phrasing = {
  advice:
    /(?<!\p{L})(peu(t|vent|x)|pouvez|doit|doivent|devez|devriez|devrait|faut|nécessaires?|recommand\p{L}*|conseill\p{L}*|plutôt|permet(tent)?|par défaut|afin de|à l['’]aide de)(?!\p{L})/iu,
  instruction:
    /^[^\p{L}]*(utilis(ez|er)|ajout(ez|er)|cré(ez|er)|install(ez|er)|exécut(ez|er)|lanc(ez|er)|configur(ez|er)|défini(ssez|r)|ouvr(ez|ir)|copi(ez|er)|supprim(ez|er)|remplac(ez|er)|modifi(ez|er)|édit(ez|er)|choisi(ssez|r)|sélectionn(ez|er)|met(tez|tre)|pour)(?!\p{L})/iu,
  limit:
    /(?<!\p{L})(ne|n['’]\p{L}+|pas|jamais|aucune?|sans|seul(ement)?|uniquement|oui|non|sauf|impossible|pris en charge)(?!\p{L})/iu,
  pointer:
    /(?<!\p{L})(voir|consultez|reportez-vous|référez-vous|documentation|chapitre|section|plus loin|ci-dessous)(?!\p{L})/iu,
  leaning:
    /^[^\p{L}]*(cela|ceci|ce|cette|ces|il|elle|ils|elles|mais|et|donc|alors|aussi|ici|de plus|en outre|par exemple|notez|maintenant|(?:\p{L}+ ){1,3}également)(?!\p{L})/iu,
  problemHeading: /^(problèmes?|contexte|causes?)(?!\p{L})/iu,
  asksWhether:
    /^[^\p{L}]*(est[- ]ce qu|peut[- ]on|on peut|puis[- ]je|je peux|peux[- ]tu|pouvez[- ]vous|faut[- ]il|dois[- ]je|doit[- ]on|(?:il )?y a|existe[- ]t[- ]il|est[- ]il|ai-je|(?:\p{L}+ ){1,3}(?:peut|sont|est)-(?:ils?|elles?))|(?<!\p{L})(possible|permis)(?!\p{L})/iu,
  asksHow:
    /^\P{L}*comment (?:(?:puis[- ]je|peut[- ]on|pouvons-nous|dois-je|doit-on|faut-il|faire pour|(?:est[- ]ce que )?(?:je (?:peux|dois|fais pour)|on (?:peut|doit|fait pour))|est[- ]ce qu['’]on (?:peut|doit|fait pour)|fait-on pour) )?(?:(?:l[ea]s?|se|me|y|en) |[lsm]['’])?(?!(?:ajouter|changer|configurer|créer|définir|faire|mettre|modifier|utiliser)(?!\p{L}))(?<verb>\p{L}+(?:er|ir|re))(?!\p{L})/iu,
  asksAmount: /(?<!\p{L})(combien|limite|par défaut|maxim\p{L}*|minim\p{L}*|taille|délai|port)(?!\p{L})/iu,
  compares:
    /(?<!\p{L})(?:différences?|diffèrent?|différente?s? d(?:es?|u|['’])|différemment d|contrairement|tandis qu|alors qu|par rapport)/iu,
  answerTypes: [
    {
      asks: /(?<!\p{L})(?:combien de (?:temps|secondes|minutes|heures|jours|semaines|mois|années)|pendant combien|quel(?:le)? est (?:le délai|la durée)|tou(?:te)?s les combien|à quelle fréquence)(?!\p{L})/iu,
      says: /(?<![\d.,])\d[\d.,]*\s?(?:ms|s|h|millisecondes?|secondes?|sec|minutes?|min|heures?|jours?|semaines?|mois|ans?|années?)(?!\p{L})|(?<!\p{L})(?:une?|deux|trois|quelques|chaque|par) (?:millisecondes?|secondes?|sec|minutes?|min|heures?|jours?|semaines?|mois|ans?|années?)(?!\p{L})/iu
    },
    {
      asks: /(?<!\p{L})(?:combien (?:ça )?co[uû]te(?:nt)?|quels? (?:est le|sont les) (?:prix|tarifs?|coûts?))(?!\p{L})/iu,
      says: /[$€£]\s?\d|\d\s?(?:[$€£]|euros?|eur|usd|r\$)|(?<!\p{L})(?:gratuit\p{L}*)/iu
    },
    {
      asks: /(?<!\p{L})(?:combien|quel(?:le)? est (?:l[ea] |l['’])(?:\p{L}+ )?(?:maxim|minim)\p{L}*)(?!\p{L})|(?<!\p{L})(?:maxim|minim)(?:um|ale?s?|aux)\P{L}*$/iu,
      says: /\d|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|cent|mille|aucune?|illimité\p{L}*)(?!\p{L})/iu
    }
  ]
}
