/** Names that stand for one another in every language; in capitals, too, where their stem is another one then. */
export const names = `
ios iphone iPhone ipad
ie internet-explorer
next nextjs
node nodejs
typescript ts
javascript js
postgres postgresql
kubernetes k8s
ssl tls
regex regexp
`
