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
    /^[^\p{L}]*(cela|ceci|ce|cette|ces|il|elle|ils|elles|mais|et|donc|alors|aussi|ici|par exemple|notez|maintenant)(?!\p{L})/iu,
  problemHeading: /^(problèmes?|contexte|causes?)(?!\p{L})/iu,
  asksWhether:
    /^[^\p{L}]*(est-ce qu|peut-on|puis-je|peux-tu|pouvez-vous|faut-il|dois-je|doit-on|y a-t-il|existe-t-il|est-il)|(?<!\p{L})(possible|permis)(?!\p{L})/iu,
  asksAmount: /(?<!\p{L})(combien|limite|par défaut|maxim\p{L}*|minim\p{L}*|taille|délai|port)(?!\p{L})/iu
}
