package pbem.mail.login;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.util.Collection;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;

/**
 * Certificates of the admin's own authority. A server is trusted only if one of them has signed its certificate.
 */
public final class OwnAuthority {

    private final SSLSocketFactory layer;

    private OwnAuthority(SSLSocketFactory layer) {
        this.layer = layer;
    }

    /**
     * Reads certificates in PEM format.
     *
     * @throws IOException if there are none; the message names the file
     */
    public static OwnAuthority read(Path file) throws IOException {
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(file);
        } catch (NoSuchFileException e) {
            throw new IOException("there is no file " + file, e);
        }
        try (InputStream pem = new ByteArrayInputStream(bytes)) {
            Collection<? extends Certificate> certificates =
                    CertificateFactory.getInstance("X.509").generateCertificates(pem);
            if (certificates.isEmpty()) {
                throw new CertificateException("it holds none");
            }
            return new OwnAuthority(context(certificates).getSocketFactory());
        } catch (CertificateException e) {
            throw new IOException(
                    file + " contains no certificates; it must begin with -----BEGIN CERTIFICATE-----", e);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has TLS", e);
        }
    }

    private static SSLContext context(Collection<? extends Certificate> certificates)
            throws GeneralSecurityException, IOException {
        KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
        trusted.load(null, null);
        int number = 0;
        for (Certificate certificate : certificates) {
            trusted.setCertificateEntry("own-" + number++, certificate);
        }
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }

    /** A factory that encrypts the traffic of these sockets; their maker can still close them. */
    public SSLSocketFactory over(UnconnectedSockets sockets) {
        return new Layered(layer, sockets);
    }

    /** A factory for the mail library, which takes a plain socket, connects it and has the same factory encrypt it. */
    private static final class Layered extends SSLSocketFactory {

        private final SSLSocketFactory layer;
        private final UnconnectedSockets sockets;

        Layered(SSLSocketFactory layer, UnconnectedSockets sockets) {
            this.layer = layer;
            this.sockets = sockets;
        }

        @Override
        public Socket createSocket() throws IOException {
            return sockets.createSocket();
        }

        @Override
        public Socket createSocket(Socket below, String host, int port, boolean closesBelow) throws IOException {
            return layer.createSocket(below, host, port, closesBelow);
        }

        @Override
        public Socket createSocket(String host, int port) {
            return sockets.createSocket(host, port);
        }

        @Override
        public Socket createSocket(String host, int port, InetAddress localHost, int localPort) {
            return sockets.createSocket(host, port, localHost, localPort);
        }

        @Override
        public Socket createSocket(InetAddress host, int port) {
            return sockets.createSocket(host, port);
        }

        @Override
        public Socket createSocket(InetAddress address, int port, InetAddress localAddress, int localPort) {
            return sockets.createSocket(address, port, localAddress, localPort);
        }

        @Override
        public String[] getDefaultCipherSuites() {
            return layer.getDefaultCipherSuites();
        }

        @Override
        public String[] getSupportedCipherSuites() {
            return layer.getSupportedCipherSuites();
        }
    }
}
