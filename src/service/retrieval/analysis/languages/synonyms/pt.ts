/** Words of one meaning, and the English ones that Portuguese documentation uses beside them. */
export const synonyms = `
acesso access
arquivo ficheiro file
arrastar drag
atalho shortcut
atualizar atualização update upgrade
armazenar salvar guardar save store armazenamento
autenticação autenticar login auth
apagar excluir remover remoção eliminar desinstalar delete remove uninstall
assinatura assinar sign signing
ajuda help
bandeja tray
banco database
barra bar
biblioteca library pacote package módulo
botão button
buscar busca procurar pesquisa search
campo field
cancelar parar cancel stop abort
carregar load
enviar upload send
baixar download
chave key secret
componente component
conexão conectar connection connect
configuração configurar definição opção setting config configuration
consulta query
corretor checker
cor color
dependência dependency
desempenho performance lento slow
distribuir distribuição distribution distribute
documento document
ecrã tela screen
erro falha error exception failure
escuro dark
esquema schema
evento event
fila queue
formulário form
função function
ícone icon
imagem foto image picture
implantar implantação deployment deploy
instalar instalação install setup
isolamento isolation
janela window
ligação link
mensagem message
migrar migração migrate upgrade
modelo model template
notificação notificar notification
ortográfico spell
página page
pasta diretório folder directory
permissão permission
pedido requisição solicitação request
processo process
progresso progress
rede network
redirecionar redirecionamento redirect
recente recent
resposta response
rota caminho path route
segurança security seguro
senha password
servidor server
sessão session
tarefa task
tema theme
teclado keyboard
teste testar test
tradução traduzir translation
transferência clipboard
usuário utilizador user
validar validação validate
`
