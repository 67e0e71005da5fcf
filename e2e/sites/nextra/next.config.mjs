import nextra from 'nextra'

const withNextra = nextra({ defaultShowCopyCode: true })

export default withNextra({
  output: 'export',
  basePath: '/manual',
  images: { unoptimized: true }
})
