import Link from '@docusaurus/Link'
import Layout from '@theme/Layout'

export default function Home() {
  return (
    <Layout title="Postbox">
      <main style={{ padding: 40 }}>
        <h1>Mail for applications</h1>
        <Link to="/docs/start/install">Get started</Link>
      </main>
    </Layout>
  )
}
