import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createClientAddress } from './index.ts'

describe('the address that is counted', () => {
  const addressOf = async (trusted: string[], connection: string | undefined, forwarded?: string) => {
    const clientAddress = createClientAddress(trusted)
    const app = new Hono().get('/', context => context.text(clientAddress(context)))
    const incoming = { socket: { remoteAddress: connection, remotePort: 1, remoteFamily: 'IPv4' } }
    const headers = new Headers(forwarded === undefined ? [] : [['x-forwarded-for', forwarded]])
    return (await app.request('/', { headers }, { incoming })).text()
  }

  it('is the connection’s address, whatever a client’s header claims', async () => {
    expect(await addressOf([], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(await addressOf(['10.0.0.0/8'], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  })

  it('is the last one before the trusted proxies', async () => {
    expect(await addressOf(['10.0.0.0/8'], '10.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(await addressOf(['10.0.0.0/8'], '::ffff:10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2')).toBe('198.51.100.1')
    expect(await addressOf(['10.0.0.1'], '10.0.0.1', 'nonsense')).toBe('10.0.0.1')
    expect(await addressOf(['10.0.0.1'], '10.0.0.1')).toBe('10.0.0.1')
  })

  it('is understood with a port', async () => {
    const forwarded = (text: string) => addressOf(['10.0.0.0/8', '::1'], '10.0.0.1', text)
    expect(await forwarded('198.51.100.1:5678')).toBe('198.51.100.1')
    expect(await forwarded('198.51.100.1:5678, 10.0.0.2:80, [::1]:80')).toBe('198.51.100.1')
    expect(await forwarded('[2001:db8:1:2::7]:443')).toBe('2001:db8:1:2::/64')
    expect(await forwarded('[2001:db8:1:2::7]')).toBe('2001:db8:1:2::/64')
    expect(await forwarded('[::ffff:198.51.100.1]:80')).toBe('198.51.100.1')
    expect(await forwarded('[nonsense]:80')).toBe('10.0.0.1')
  })

  it('is a network of IPv6, since a client chooses the rest', async () => {
    const one = await addressOf([], '2001:db8:1:2:aaaa::1')
    expect(one).toBe(await addressOf([], '2001:db8:1:2::ffff'))
    expect(one).not.toBe(await addressOf([], '2001:db8:1:3::ffff'))
    expect(await addressOf([], '::1')).toBe('0:0:0:0::/64')
  })

  it('is this machine’s address for a request that came through no socket', async () => {
    const clientAddress = createClientAddress([])
    const app = new Hono().get('/', context => context.text(clientAddress(context)))
    expect(await (await app.request('/')).text()).toBe('127.0.0.1')
  })

  it('is empty for a connection that has ended', async () => {
    expect(await addressOf(['10.0.0.0/8'], undefined, '198.51.100.1')).toBe('')
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['2001:0DB8:00a0::1', '2001:db8:a0:0::/64'],
    ['::3:4:5:6:7:8', '0:0:3:4::/64'],
    ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
    ['1:2::', '1:2:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80:1:2:3:4:5:6:7%1', 'fe80:1:2:3::/64'],
    ['1::ffff:1.2.3.4', '1:0:0:0::/64'],
    ['::FFFF:1.2.3.4', '1.2.3.4']
  ])('of %s is %s, from a connection and from a proxy', async (address, expected) => {
    expect(await addressOf([], address)).toBe(expected)
    expect(await addressOf(['10.0.0.1'], '10.0.0.1', address)).toBe(expected)
  })

  it.each(['x[2001:db8::7]:80', '[2001:db8::7]x', '[2001:db8::7]:80x', '1.2.3.4:80x', 'x1.2.3.4:80', '1.2.3.4:'])(
    'is the proxy’s where it writes %s, which is no address',
    async forwarded => {
      expect(await addressOf(['10.0.0.1'], '10.0.0.1', forwarded)).toBe('10.0.0.1')
    }
  )
})
