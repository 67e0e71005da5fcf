/** Words of one meaning, and the English ones that French documentation uses beside them. */
export const synonyms = `
abonnement subscription
accès access
annuler arrêter cancel stop abort
attente wait queue
authentification connexion login auth identification
base database
bibliothèque library paquet package module
bouton button
chaîne string
champ field
charger chargement load
téléverser téléversement upload envoyer
télécharger téléchargement download
chemin path route
clavier keyboard
clé key
clé secret
commande command
composant component
compte account
configuration configurer paramètre réglage setting option config
connexion connection
couleur color
courriel mail email
déployer déploiement deployment deploy
dépendance dependency
délai timeout
dossier répertoire folder directory
enregistrer sauvegarder save store
erreur error exception
événement event
exemple example
fenêtre window
fichier file
file queue
formulaire form
image photo picture
installer installation install setup
interface api
invite prompt
journal log
langue language
lent lenteur slow performance
lien link
message message
mettre update mise
migration migrer migrate upgrade
modèle model template
mot password
notification notifier notification
page page
raccourci shortcut
recherche rechercher search
redirection rediriger redirect
réponse response
requête request demande
réseau network
sécurité security sécuriser
serveur server
session session
supprimer effacer delete remove
test tester test
thème theme
traduction traduire translation
utilisateur user
valider validation validate vérifier
`
