"""Mail, through the SMTP server of the settings. smtplib waits, so it does that in threads of its own."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formataddr, formatdate, parseaddr
from hashlib import sha256
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import unquote, urlsplit

from parlour.kernel.errors import ParlourError
from parlour.server.settings import Mail

if TYPE_CHECKING:
    from parlour.words import Words

PATIENCE: Final = 20.0  # seconds for each answer of the SMTP server
LONGEST: Final = 254  # characters of an address
# What nearly every address is like, and nothing that could be taken for a header or for several addresses.
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}"
)
PORTS: Final = {"smtp": 587, "smtps": 465}


def mail_of(url: str, password: str, sender: str) -> Mail:
    """What `--smtp` says: smtp://user@host:port (STARTTLS), or smtps:// (TLS from the first byte)."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise ParlourError("smtp-form", url=url) from None
    if parts.scheme not in PORTS or not host or parts.path.strip("/") or parts.query or parts.password:
        raise ParlourError("smtp-form", url=parts._replace(netloc=host).geturl())
    if not ADDRESS.fullmatch(parseaddr(sender)[1]):
        raise ParlourError("smtp-sender", sender=sender)
    unless_here: Literal["later", "not"] = "not" if is_here(host) else "later"
    return Mail(
        host=host,
        port=port or PORTS[parts.scheme],
        encrypted="at once" if parts.scheme == "smtps" else unless_here,
        user=unquote(parts.username or ""),
        password=password,
        sender=sender,
    )


def is_here(host: str) -> bool:
    """Whether this is the machine itself: what goes there crosses no network."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def checked_address(text: str) -> str:
    address = text.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address) or ".." in address:
        raise ParlourError("mail-address")
    return address


class Refused(Exception):
    """The SMTP server does not take this mail, now or later."""


class Mailer:
    def __init__(self, mail: Mail) -> None:
        self._mail = mail
        self._threads = ThreadPoolExecutor(2, "mail")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, to: str, subject: str, text: str, number: str, leave: str = "") -> None:
        """Send a mail. The same `number` makes it the same mail to whoever gets it twice. What fails for now
        is an OSError or an SMTPException; what will always fail is Refused.
        """
        message = self.message(to, subject, text, number, leave)
        await asyncio.get_running_loop().run_in_executor(self._threads, self._send, message)

    def message(self, to: str, subject: str, text: str, number: str, leave: str) -> EmailMessage:
        name, sender = parseaddr(self._mail.sender)
        message = EmailMessage()
        message["From"] = formataddr((name or "Parlour", sender))
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate(usegmt=True)
        digest = sha256(number.encode()).hexdigest()[:32]
        message["Message-ID"] = f"<{digest}@{sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"  # so that nobody's absence is told to us
        if leave:
            message["List-Unsubscribe"] = f"<{leave}>"
        message.set_content(text, cte="quoted-printable")
        return message

    def _send(self, message: EmailMessage) -> None:
        try:
            with self._connected() as server:
                if self._mail.user:
                    server.login(self._mail.user, self._mail.password)
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as problem:
            if all(code >= 500 for code, _ in problem.recipients.values()):
                raise Refused from problem
            raise

    def _connected(self) -> smtplib.SMTP:
        mail, trusted = self._mail, ssl.create_default_context()
        if mail.encrypted == "at once":
            return smtplib.SMTP_SSL(mail.host, mail.port, timeout=PATIENCE, context=trusted)
        server = smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE)
        try:
            if mail.encrypted == "later":
                server.starttls(context=trusted)
        except BaseException:
            server.close()
            raise
        return server


def confirmation(say: Words, code: str) -> tuple[str, str]:
    """The subject and the text of the mail that asks whether an address is right."""
    return say("mail-code-subject"), say("mail-code-text", code=code)
