import { Layout, Navbar } from 'nextra-theme-docs'
import { Head } from 'nextra/components'
import { getPageMap } from 'nextra/page-map'
import 'nextra-theme-docs/style.css'

export const metadata = { title: { default: 'Quarry', template: '%s – Quarry' } }

export default async function RootLayout({ children }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout navbar={<Navbar logo={<b>Quarry</b>} />} pageMap={await getPageMap()}>
          {children}
        </Layout>
      </body>
    </html>
  )
}
